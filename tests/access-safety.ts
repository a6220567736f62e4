import { people } from '#tests/access-people.ts';
import { rulesOf } from '#tests/access-rules.ts';

/** Access rules of the pages on which people protect themselves, in the format of `access-rules.ts`. */
const table = `
                                                                                             visitor owner  brand  accepted pending stranger

GET  /confirm-email-change                                                                   410     410    410    410      410     410
POST /confirm-email-change                                                    nothing        410     410    410    410      410     410
GET  /undo-email-change                                                                      410     410    410    410      410     410
POST /undo-email-change                                                       nothing        422     422    422    422      422     422
GET  /change-email                                                                           login   page   page   page     page    page
POST /change-email                                                            nothing        login   422    422    422      422     422
POST /change-email                                                            cancelChange   login   done   done   done     done    done
GET  /sessions                                                                               login   page   page   page     page    page
POST /sessions                                                                endSession     login   done   done   done     done    done
POST /sessions                                                                endOthers      login   done   done   done     done    done
GET  /blocks                                                                                 login   page    page    page    page    page
GET  /block/influencer/{accepted,pending}                                                    login   page    404     404     404     404
GET  /block/influencer/{stranger}                                                            login   404     page    404     404     404
GET  /block/influencer/{absent}                                                              login   404     404     404     404     404
GET  /block/company/{company}                                                                login   404     404     page    page    page
GET  /block/company/{absent}                                                                 login   404     404     404     404     404
POST /block/influencer/{listed}                                               block          login   done    done    404     404     404
POST /block/influencer/{listed}                                               unblock        login   done    done    404     404     404
POST /block/influencer/{accepted,pending}                                     unblock        login   done    404     404     404     404
POST /block/influencer/{stranger}                                             unblock        login   404     done    404     404     404
POST /block/influencer/{absent}                                               block          login   404     404     404     404     404
POST /block/company/{company}                                                 unblock        login   404     404     done    done    done
POST /block/company/{absent}                                                  block          login   404     404     404     404     404
GET  /report/profile/{accepted}                                                              page    page    page    404     page    page
GET  /report/profile/{pending}                                                               page    page    page    page    404     page
GET  /report/profile/{stranger}                                                              page    page    page    page    page    404
GET  /report/profile/{absent}                                                                404     404     404     404     404     404
POST /report/profile/{accepted,pending,stranger}                              nothing        422     422     422     422     422     422
POST /report/profile/{absent}                                                 nothing        422     422     422     422     422     422
GET  /report/company/{company}                                                               page    404     page    page    page    page
GET  /report/company/{absent}                                                                404     404     404     404     404     404
POST /report/company/{company}                                                abuse          onward  404     onward  onward  onward  onward
POST /report/company/{absent}                                                 nothing        422     422     422     422     422     422
GET  /report/campaign/{active,ended}                                                         page    404     page    page    page    page
GET  /report/campaign/{draft,absent}                                                         404     404     404     404     404     404
GET  /report/campaign/{cancelled}                                                            404     404     404     page    page    404
POST /report/campaign/{active,draft,cancelled,ended,absent}                   nothing        422     422     422     422     422     422
GET  /report/application/{absent}                                                            login   404     404     404     404     404
POST /report/application/{absent}                                             abuse          login   404     404     404     404     404
GET  /report/conversation/{conversation}                                                     login   page    404     page    404     404
GET  /report/conversation/{absent}                                                           login   404     404     404     404     404
POST /report/conversation/{conversation}                                      abuse          login   422     404     422     404     404
POST /report/conversation/{absent}                                            nothing        login   422     422     422     422     422
GET  /report/file/{attachment}                                                               login   page    404     404     404     404
GET  /report/file/{document,upload,absent}                                                   login   404     404     404     404     404
POST /report/file/{attachment}                                                abuse          login   onward  404     404     404     404
POST /report/file/{document,upload,absent}                                    abuse          login   404     404     404     404     404
GET  /terms                                                                                  page    page    page    page    page    page
POST /terms                                                                   nothing        login   onward  onward  onward  onward  onward
`;

export const safetyRules = rulesOf(table, people);
