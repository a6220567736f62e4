import { sent } from '#tests/access-bodies.ts';
import { people, staffPeople, type World } from '#tests/access-people.ts';
import { rulesOf } from '#tests/access-rules.ts';

/**
 * Access rules of the staff pages and of some other addresses that staff can request, in the format of
 * `access-rules.ts`.
 */
const table = `
                                               visitor owner brand accepted pending stranger unenrolled staff

GET  /staff                                    404     404   404   404      404     404      404     page
GET  /staff/blog                               404     404   404   404      404     404      404     page
GET  /staff/blog/new                           404     404   404   404      404     404      404     page
POST /staff/blog/new nothing                   404     404   404   404      404     404      404     422
GET  /staff/blog/{article}                     404     404   404   404      404     404      404     page
GET  /staff/blog/{absent}                      404     404   404   404      404     404      404     404
POST /staff/blog/{article} article             404     404   404   404      404     404      404     done
POST /staff/blog/{absent} article              404     404   404   404      404     404      404     404
GET  /staff/blog/{article}/preview             404     404   404   404      404     404      404     page
GET  /staff/blog/{absent}/preview              404     404   404   404      404     404      404     404
GET  /staff/account                            404     404   404   404      404     404      404     page
POST /staff/account nothing                    404     404   404   404      404     404      404     422
GET  /staff/change-email                       404     404   404   404      404     404      404     page
POST /staff/change-email nothing               404     404   404   404      404     404      404     422
GET  /staff/accounts                           404     404   404   404      404     404      404     page
GET  /staff/accounts?q=maison                  404     404   404   404      404     404      404     page
GET  /staff/accounts/{account}                 404     404   404   404      404     404      404     page
GET  /staff/accounts/{absent}                  404     404   404   404      404     404      404     404
POST /staff/accounts/{account} verify          404     404   404   404      404     404      404     done
POST /staff/accounts/{absent}  verify          404     404   404   404      404     404      404     404
GET  /staff/reports                            404     404   404   404      404     404      404     page
GET  /staff/reports/{openReport,decidedReport} 404     404   404   404      404     404      404     page
GET  /staff/reports/{absent}                   404     404   404   404      404     404      404     404
POST /staff/reports/{decidedReport} report     404     404   404   404      404     404      404     409
POST /staff/reports/{decidedReport} showAgain  404     404   404   404      404     404      404     409
POST /staff/reports/{openReport} showAgain     404     404   404   404      404     404      404     409
POST /staff/reports/{openReport} report        404     404   404   404      404     404      404     done
POST /staff/reports/{absent} report            404     404   404   404      404     404      404     404
POST /staff/reports/{absent} showAgain         404     404   404   404      404     404      404     404
GET  /staff/audit                              404     404   404   404      404     404      404     page
GET  /staff/jobs                               404     404   404   404      404     404      404     page
GET  /staff/jobs?state=due&kind=mail.reset     404     404   404   404      404     404      404     page
POST /staff/jobs retryAll                      404     404   404   404      404     404      404     done
POST /staff/jobs nothing                       404     404   404   404      404     404      404     422
GET  /staff/services                           404     404   404   404      404     404      404     page
POST /staff/services nothing                   404     404   404   404      404     404      404     onward
GET  /staff/storage                            404     404   404   404      404     404      404     page
POST /staff/storage pruneEvents                404     404   404   404      404     404      404     done
POST /staff/storage nothing                    404     404   404   404      404     404      404     422
GET  /staff/second-factor                      404     404   404   404      404     404      page    home
POST /staff/second-factor nothing              404     404   404   404      404     404      422     home

GET  /second-factor                            login   page  page  page     page    page     home    page
POST /second-factor nothing                    login   422   422   422      422     422      home    422
POST /second-factor forget                     login   done  done  done     done    done     home    401
GET  /login/lost-device                        login   home  home  home     home    home     home    home
POST /login/lost-device nothing                login   home  home  home     home    home     home    home
GET  /cancel-recovery?token=absent             410     410   410   410      410     410      410     410
POST /cancel-recovery?token=absent nothing     410     410   410   410      410     410      410     410
GET  /login/second-factor                      login   home  home  home     home    home     home    home
POST /login/second-factor nothing              login   home  home  home     home    home     home    home

GET  /files/{document}/original                404     page  404   404      404     404      404     page
GET  /files/{upload}/original                  404     page  404   404      404     404      404     404
GET  /files/{attachment}/original              404     page  404   page     404     404      404     404
GET  /files/{absent}/original                  404     404   404   404      404     404      404     404
GET  /influencer/{pending}                     404     page  page  page     page    page     404     page
GET  /pricing                                  page    page  page  page     page    page     page    page
GET  /company/{company}                        page    page  page  page     page    page     page    page
`;

export const staffRules = rulesOf(table, [...people, ...staffPeople]);

const words = { title: 'A quiet draft', resume: 'Of doors', body: 'They open.', coverAlt: '' };

/** Creates an unpublished article. Saving the created article with this body repeats the request. */
sent.article = () =>
  new URLSearchParams([
    ...Object.entries({ slug: 'a-quiet-draft', topic: 'law', author: 'Anne', version: '' }),
    ...Object.entries(words).flatMap(([name, it]) => [`${name}En`, `${name}Fr`].map((field) => [field, it])),
  ] as [string, string][]);

export async function writeArticle({ ask }: World): Promise<string> {
  const { text } = await ask('staff', '/staff/blog/new.data', sent.article?.(''));
  return /entry-[\w-]{36}/.exec(text)?.[0] ?? '';
}

/** Reports the owner's company twice as a visitor. Staff decide the first report, without an effect on the company. */
export async function reportCompany({ ask, idOf, know }: World): Promise<void> {
  for (const thing of ['decidedReport', 'openReport']) {
    await ask('visitor', `/report/company/${idOf('company')}`, sent.abuse?.(''));
    const { text } = await ask('staff', '/staff/reports.data');
    const [id = ''] = /report-[\da-f]{8}-[\da-f-]{27}/.exec(text) ?? [];
    if (thing === 'decidedReport') await ask('staff', `/staff/reports/${id}`, sent.report?.(''));
    know(thing, id);
  }
}
