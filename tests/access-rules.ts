import { people } from '#tests/access-people.ts';

/**
 * The access rules of every address for every kind of person. A refused POST must also change nothing that the owner
 * sees.
 *
 * A row has a method, an address, the name of the body of a POST, and one result for each person:
 * - `page` is status 200.
 * - `done` is a redirect that shows a toast.
 * - `login` is a redirect to the login page.
 * - `home` is a redirect to the person's home page.
 * - `onward` is a redirect to another page.
 * - `out` is a redirect to the login page that also ends the session.
 * - A number is the status.
 *
 * `{draft}` in an address stands for the id of a draft campaign (see `things` in access-people.ts). `{draft,ended}`
 * stands for two rows.
 */
const table = `
                                                                                             visitor owner  brand  accepted pending stranger

GET  /                                                                                       page    page   page   page     page    page
GET  /pricing                                                                                page    page   page   page     page    page
POST /pricing                                                                 nothing        login   onward onward onward   onward  onward
POST /pricing                                                                 basicPlan      login   done   onward onward   onward  onward
GET  /billing/manage                                                                         onward  onward onward onward   onward  onward
POST /billing/manage                                                          nothing        login   onward onward onward   onward  onward
GET  /billing/return                                                                         login   onward onward onward   onward  onward
POST /api/billing/webhook                                                     empty          400     400    400    400      400     400
GET  /api/billing/webhook                                                                    405     405    405    405      405     405
GET  /billing/test                                                                           login   page   page   page     page    page
POST /billing/test                                                            resumePlan     login   done   onward onward   onward  onward
GET  /billing/test/checkout?plan=premium&billing=monthly                                     login   page   page   page     page    page
POST /billing/test/checkout                                                   nothing        login   422    422    422      422     422
GET  /billing/test/{receipt}                                                                 login   page   404    404      404     404
GET  /billing/test/{absent}                                                                  login   404    404    404      404     404
GET  /lists                                                                                  page    page   page   page     page    page
GET  /legal-notice                                                                           page    page   page   page     page    page
GET  /accessibility                                                                          page    page   page   page     page    page
GET  /accessibilite                                                                          onward  onward onward onward   onward  onward
GET  /blog                                                                                   page    page   page   page     page    page
GET  /blog/feed.xml                                                                          page    page   page   page     page    page
GET  /blog/{absent}                                                                          onward  onward onward onward   onward  onward
GET  /agency-blog                                                                            onward  onward onward onward   onward  onward
GET  /api/blog-entries                                                                       page    page   page   page     page    page
GET  /campaigns/{active,ended}                                                               page    page   page   page     page    page
GET  /campaigns/{draft}                                                                      404     onward 404    404      404     404
GET  /campaigns/{cancelled}                                                                  404     onward 404    onward   onward  404
GET  /campaigns/{absent}                                                                     404     404    404    404      404     404
POST /campaigns/{active,draft,cancelled,ended,absent}                         hideQuestion   404     404    404    404      404     404
GET  /company/{company}                                                                      page    page   page   page     page    page
GET  /company/{absent}                                                                       404     404    404    404      404     404
GET  /influencers                                                                            page    page   page   page     page    page
GET  /influencers?gifts=1                                                                    403     page   403    403      403     403
GET  /api/influencers                                                                        page    page   page   page     page    page
GET  /api/influencers?gifts=1                                                                403     page   403    403      403     403
GET  /influencer/{listed}                                                                    page    page   page   page     page    page
GET  /influencer/{accepted,pending,stranger}                                                 404     page   page   page     page    page
GET  /influencer/{absent}                                                                    404     404    404    404      404     404
POST /influencer/{accepted,pending,stranger,absent}                           contact        login   403    403    403      403     403
GET  /influencer/profile/{accepted,pending,stranger,absent}                                  onward  onward onward onward   onward  onward
GET  /*nowhere                                                                               404     404    404    404      404     404
GET  /*campaigns                                                                             404     onward onward home     home    home
GET  /robots.txt                                                                             page    page   page   page     page    page
GET  /sitemap.xml                                                                            page    page   page   page     page    page
GET  /health                                                                                 page    page   page   page     page    page
GET  /health/live                                                                            page    page   page   page     page    page
GET  /health/ready                                                                           page    page   page   page     page    page
POST /api/passkey-options                                                      nothing        page    page   page   page     page    page
POST /api/passkey-options                                                      proof          401     page   page   page     page    page
GET  /api/passkey-options                                                                     405     405    405    405      405     405
POST /api/consent                                                             accept         page    page   page   page     page    page
GET  /api/consent                                                                            405     405    405    405      405     405
POST /api/layout                                                              rows           page    page   page   page     page    page
GET  /api/layout                                                                             405     405    405    405      405     405
POST /api/theme                                                               dark           page    page   page   page     page    page
GET  /api/theme                                                                              405     405    405    405      405     405
GET  /login                                                                                  page    home   home   home     home    home
POST /login                                                                   nothing        422     422    422    422      422     422
GET  /signup                                                                                 page    home   home   home     home    home
POST /signup                                                                  nothing          422     422    422    422      422     422
POST /api/brand-signup                                                        empty          422     422    422    422      422     422
GET  /api/brand-signup                                                                       405     405    405    405      405     405
POST /api/influencer-signup                                                   empty          422     422    422    422      422     422
GET  /api/influencer-signup                                                                  405     405    405    405      405     405
GET  /forgot-password                                                                        page    page   page   page     page    page
POST /forgot-password                                                         nothing        422     422    422    422      422     422
GET  /reset-password                                                                         410     410    410    410      410     410
POST /reset-password                                                          nothing        422     422    422    422      422     422
GET  /confirm-email                                                                          410     410    410    410      410     410
POST /confirm-email                                                           nothing        410     410    410    410      410     410
GET  /booking                                                                                403     page   page   onward   onward  onward
POST /booking                                                                 nothing        401     422    422    422      422     422
GET  /booking-influencer                                                                     403     onward onward page     page    page
POST /booking-influencer                                                      nothing        401     422    422    422      422     422
GET  /logout                                                                                 onward  onward onward onward   onward  onward
GET  /profile                                                                                login   page   page   page     page    page
GET  /profile/company                                                                        login   page   page   home     home    home
POST /profile/company                                                         company        login   done   done   home     home    home
POST /profile/company                                                         removeDocument{paper} login   done   404    home     home    home
GET  /profile/portfolio                                                                      login   home   home   page     page    page
POST /profile/portfolio                                                       portfolioItem  login   home   home   done     done    done
POST /profile/portfolio                                                       portfolioOrder login   home   home   page     page    page
POST /profile/portfolio                                                       removeItem     login   home   home   404      404     404
GET  /saved-searches                                                                         login   page   page   page     page    page
POST /saved-searches                                                          savedSearch    login   done   done   done     done    done
POST /saved-searches                                                          removeSearch   login   404    404    404      404     404
GET  /messages                                                                               login   page   page   page     page    page
GET  /messages?conversation={conversation}                                                   login   page   404    page     404     404
GET  /messages?conversation={absent}                                                         login   404    404    404      404     404
GET  /messages/replies                                                                       login   page   page   page     page    page
POST /messages/replies                                                        reply          login   page   page   page     page    page
GET  /consent                                                                                login   page   page   page     page    page
POST /consent                                                                 nothing        login   done   done   done     done    done
GET  /erasure                                                                                login   page   page   page     page    page
POST /erasure                                                                 nothing        login   422    422    422      422     422
GET  /export                                                                                 login   page   page   page     page    page
POST /export                                                                  nothing        login   422    422    422      422     422
POST /export                                                                  requestExport  login   done   done   done     done    done
GET  /preferences                                                                            login   page   page   page     page    page
POST /preferences                                                             preferences    login   done   done   done     done    done
POST /preferences                                                             unmute         login   done   done   done     done    done
GET  /notifications                                                                          login   page   page   page     page    page
POST /notifications                                                           nothing        login   page   page   page     page    page
GET  /notifications/{notice}                                                                 login   onward 404    404      404     404
GET  /notifications/{absent}                                                                 login   404    404    404      404     404
GET  /notices                                                                                onward  onward onward onward   onward  onward
POST /notices                                                                 nothing        onward  onward onward onward   onward  onward
GET  /notices/{notice,absent}                                                                onward  onward onward onward   onward  onward
POST /notices/{notice,absent}                                                 nothing        onward  onward onward onward   onward  onward
GET  /your-data                                                                              page    page   page   page     page    page
POST /your-data                                                               nothing        422     422    422    422      422     422
GET  /unsubscribe                                                                            410     410    410    410      410     410
POST /unsubscribe                                                             nothing        410     410    410    410      410     410
GET  /client/dashboard                                                                       login   page   page   home     home    home
POST /client/dashboard                                                        publish{draft} login   done   404    home     home    home
POST /client/dashboard                                                        cancel{active} login   done   404    home     home    home
POST /client/campaign/{active,draft,cancelled,ended}                          duplicate      login   done   404    home     home    home
POST /client/campaign/{absent}                                                duplicate      login   404    404    home     home    home
GET  /client/campaigns                                                                       login   page   page   home     home    home
POST /client/campaigns                                                        duplicate{draft} login  done   404    home     home    home
GET  /client/reports                                                                         login   page   page   home     home    home
GET  /client/reports/content                                                                 login   page   page   home     home    home
GET  /client/reports/content.csv                                                             login   page   page   home     home    home

GET  /client/campaign/create                                                                 login   page   page   home     home    home
POST /client/campaign/create                                                  campaign       login   page   page   home     home    home
GET  /client/campaigns/{active,draft,cancelled,ended,absent}                                 onward  onward onward onward   onward  onward
GET  /client/campaign/{active,draft,cancelled,ended}                                         login   page   404    home     home    home
GET  /client/campaign/{absent}                                                               login   404    404    home     home    home
POST /client/campaign/{draft}                                                 publish        login   done   404    home     home    home
POST /client/campaign/{draft}                                                 cancelDraft    login   done   404    home     home    home
POST /client/campaign/{active}                                                end            login   done   404    home     home    home
POST /client/campaign/{active}                                                cancel         login   done   404    home     home    home
POST /client/campaign/{ended}                                                 complete       login   done   404    home     home    home
POST /client/campaign/{cancelled}                                             publish        login   409    404    home     home    home
POST /client/campaign/{absent}                                                publish        login   404    404    home     home    home
GET  /client/campaign                                                                        login   done   done   done     done    done
GET  /client/campaign/edit                                                                   login   done   done   done     done    done
GET  /influencer/campaign                                                                    login   done   done   done     done    done
GET  /client/campaign/{active,draft,cancelled,ended}/edit                                    login   page   404    home     home    home
GET  /client/campaign/{absent}/edit                                                          login   404    404    home     home    home
POST /client/campaign/{draft}/edit                                            edit           login   page   404    home     home    home
POST /client/campaign/{draft}/edit                                            editStale      login   409    404    home     home    home
POST /client/campaign/{active}/edit                                           editEnd        login   page   404    home     home    home
POST /client/campaign/{active}/edit                                           editDetails    login   409    404    home     home    home
POST /client/campaign/{cancelled,ended}/edit                                  editStale      login   409    404    home     home    home
POST /client/campaign/{absent}/edit                                           editStale      login   404    404    home     home    home
POST /client/campaign/{active,draft,cancelled,ended,absent}                   answerQuestion login   404    404    home     home    home
GET  /client/campaign/{active,draft,cancelled,ended}/compare                                 login   page   404    home     home    home
GET  /client/campaign/{absent}/compare                                                       login   404    404    home     home    home
GET  /client/campaign/{active,draft,cancelled,ended}/analytics                               login   403    404    home     home    home
GET  /client/campaign/{absent}/analytics                                                     login   404    404    home     home    home
GET  /api/campaigns/{active,draft,cancelled,ended}/analytics                                 401     403    404    404      404     404
GET  /api/campaigns/{absent}/analytics                                                       401     404    404    404      404     404
GET  /client/campaign/{active,draft,cancelled,ended}/report.csv                              login   page   404    home     home    home
GET  /client/campaign/{absent}/report.csv                                                    login   404    404    home     home    home
GET  /client/campaign/{active,draft,cancelled,ended}/detailed-report.csv                     login   done   404    home     home    home
GET  /client/campaign/{absent}/detailed-report.csv                                           login   404    404    home     home    home
GET  /client/campaign/{active,draft,cancelled,ended}/detailed-report.pdf                     login   done   404    home     home    home
GET  /client/campaign/{absent}/detailed-report.pdf                                           login   404    404    home     home    home
GET  /client/campaigns/{active,cancelled,ended}/influencer/{accepted,pending}                login   page   404    home     home    home
GET  /client/campaigns/{draft,absent}/influencer/{accepted,pending}                          login   404    404    home     home    home
GET  /client/campaigns/{active}/influencer/{stranger,absent}                                 login   404    404    home     home    home
POST /client/campaigns/{active}/influencer/{pending}                          accept         login   page   404    home     home    home
POST /client/campaigns/{active}/influencer/{pending}                          decline        login   page   404    home     home    home
POST /client/campaigns/{active}/influencer/{accepted}                         decline        login   409    404    home     home    home
POST /client/campaigns/{ended,cancelled,draft}/influencer/{pending}           accept         login   409    404    home     home    home
POST /client/campaigns/{absent}/influencer/{pending}                          accept         login   404    404    home     home    home
POST /client/campaigns/{active}/influencer/{stranger,absent}                  accept         login   409    404    home     home    home
GET  /client/invite/{listed}                                                                 login   page   page   home     home    home
GET  /client/invite/{accepted,pending,stranger,absent}                                       login   404    404    home     home    home
POST /client/invite/{listed}                                                  invite{active} login   done   404    home     home    home
POST /client/invite/{listed}                                                  invite{ended}  login   409    404    home     home    home
POST /client/invite/{listed}                                                  invite{absent} login   404    404    home     home    home
POST /client/invite/{accepted,pending,stranger,absent}                        invite{active} login   404    404    home     home    home
POST /client/invite/{listed}                                                  withdrawInvitation{active} login 404 404 home    home    home
GET  /client/influencer/{accepted,pending}                                                   login   onward 404    home     home    home
GET  /client/influencer/{stranger}                                                           login   404    onward home     home    home
GET  /client/influencer/{absent}                                                             login   404    404    home     home    home
GET  /client/influencer/{accepted,pending}/shortlists                                        login  page   404    home   home   home
GET  /client/influencer/{stranger}/shortlists                                                login  404    page   home   home   home
GET  /client/influencer/{absent}/shortlists                                                  login  404    404    home   home   home
POST /client/influencer/{accepted,pending}/shortlists                         shortlistNew   login  onward 404    home   home   home
POST /client/influencer/{stranger}/shortlists                                 shortlistNew   login  404    onward home   home   home
POST /client/influencer/{absent}/shortlists                                   shortlistNew   login  404    404    home   home   home
GET  /client/shortlists                                                                      login  page   page   home   home   home
POST /client/shortlists                                                       shortlistNew   login  done   done   home   home   home
GET  /client/shortlists/{shortlist}                                                          login  page   404    home   home   home
GET  /client/shortlists/{absent}                                                             login  404    404    home   home   home
POST /client/shortlists/{shortlist}                                           shortlistName  login  done   404    home   home   home
POST /client/shortlists/{absent}                                              shortlistName  login  404    404    home   home   home
POST /client/shortlists                                                       shortlistOff{shortlist} login onward 404 home home home
POST /client/shortlists                                                       shortlistOn{shortlist} login onward 404 home home home
GET  /api/shortlisted?ids=none                                                               401    page   page   page   page   page
GET  /influencer/dashboard                                                                   login   home   home   page     page    page
GET  /influencer/campaigns                                                                   login   home   home   page     page    page
GET  /influencer/campaign/{active,ended}                                                     login   onward onward page     page    page
GET  /influencer/campaign/{cancelled}                                                        login   onward onward page     page    404
GET  /influencer/campaign/{draft,absent}                                                     login   onward onward 404      404     404
POST /influencer/campaign/{active}                                            apply          login   home   home   409      409     done
POST /influencer/campaign/{active}                                            ask            login   home   home   done     done    done
POST /influencer/campaign/{ended}                                             ask            login   home   home   409      409     409
POST /influencer/campaign/{cancelled,draft,absent}                            ask            login   home   home   404      404     404
POST /influencer/campaign/{active}                                            withdraw       login   home   home   409      done    409
POST /influencer/campaign/{active}                                            declineInvitation login home   home   404      404     404
POST /influencer/campaign/{active}                                            muteBrand      login   home   home   404      404     404
POST /influencer/campaign/{ended}                                             apply          login   home   home   409      409     409
POST /influencer/campaign/{ended}                                             withdraw       login   home   home   409      409     409
POST /influencer/campaign/{cancelled}                                         apply          login   home   home   409      409     404
POST /influencer/campaign/{cancelled}                                         withdraw       login   home   home   409      409     404
POST /influencer/campaign/{draft,absent}                                      apply          login   home   home   404      404     404
POST /influencer/campaign/{draft,absent}                                      withdraw       login   home   home   404      404     404

GET  /api/live                                                                               401     page   page   page     page    page
GET  /api/conversations/{conversation}/messages?before=9                                     401     page   404    page     404     404
GET  /api/conversations/{absent}/messages?before=9                                           401     404    404    404      404     404
POST /api/conversations/{conversation}/messages                               message        401     201    404    201      404     404
POST /api/conversations/{absent}/messages                                     message        401     404    404    404      404     404
GET  /api/conversations/{conversation}/live                                                  401     page   404    page     404     404
GET  /api/conversations/{absent}/live                                                        401     404    404    404      404     404
GET  /api/conversations/{conversation,absent}/read                                           405     405    405    405      405     405
POST /api/conversations/{conversation}/read                                   read           401     204    404    204      404     404
POST /api/conversations/{absent}/read                                         read           401     404    404    404      404     404

GET  /api/notices                                                                            401     page   page   page     page    page
POST /api/notices                                                             nothing        401     204    204    204      204     204
GET  /api/commands?q=maison                                                                  401     page   page   page     page    page
GET  /api/saved-replies                                                                      401     page   page   page     page    page
POST /api/saved-replies                                                       replyJson      401     201    201    201      201     201
GET  /api/notifications                                                                      401     page   page   page     page    page
POST /api/notifications                                                       nothing        401     204    204    204      204     204
GET  /api/company/documents                                                                  405     405    405    405      405     405
POST /api/company/documents                                                   addDocument{document} 401     201    422    404      404     404

GET  /api/files                                                                              405     405    405    405      405     405
POST /api/files?profile=media                                                 nothing        401     415    415    415      415     415
GET  /api/uploads/{openUpload,absent}                                                        405     405    405    405      405     405
POST /api/uploads/{openUpload}                                                nothing        401     409    404    404      404     404
POST /api/uploads/{absent}                                                    nothing        401     404    404    404      404     404
GET  /api/uploads/{openUpload,absent}/parts/{firstPart}                                      405     405    405    405      405     405
GET  /files/{document,upload}/original                                                       404     page   404    404      404     404
GET  /files/{attachment}/original                                                            404     page   404    page     404     404
GET  /files/{absent}/original                                                                404     404    404    404      404     404
GET  /files/{noExport}/archive                                                               404     404    404    404      404     404
GET  /media/{picture}/small.webp                                                             page    page   page   page     page    page
GET  /media/{absent}/small.webp                                                              404     404    404    404      404     404

POST /profile                                                                 profile        login   done   done   done     done    done
POST /logout                                                                  nothing        out     out    out    out      out     out
`;

export interface Rule {
  method: string;
  address: string;
  act: string;
  answers: Record<string, string>;
}

function expandRow(row: string): string[] {
  const [braces, choices] = /\{(\w+(?:,\w+)+)\}/.exec(row) ?? [];
  if (!braces || !choices) return [row];
  return choices.split(',').flatMap((one) => expandRow(row.replace(braces, `{${one}}`)));
}
export function rulesOf(table: string, columns: readonly string[]): Rule[] {
  return table
    .split('\n')
    .filter((line) => /^(GET|POST) /.test(line))
    .flatMap(expandRow)
    .map((line) => {
      const cells = line.split(/\s+/);
      const [method = '', address = ''] = cells.splice(0, 2);
      const act = method === 'POST' ? (cells.shift() ?? '') : '';
      if (cells.length !== columns.length) throw new Error(`A row is not complete: ${line}`);
      const answers = Object.fromEntries(columns.map((one, at) => [one, cells[at] ?? '']));
      return { method, address, act, answers };
    });
}

export const rules = rulesOf(table, people);
