import { people } from '#tests/access-people.ts';
import { rulesOf } from '#tests/access-rules.ts';

/** Access rules of the pages on which people protect themselves, in the format of `access-rules.ts`. */
const table = `
                                                                                             visitor owner  brand  accepted pending stranger

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
`;

export const safetyRules = rulesOf(table, people);
