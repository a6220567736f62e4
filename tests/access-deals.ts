import { people, staffPeople } from '#tests/access-people.ts';
import { rulesOf } from '#tests/access-rules.ts';

/**
 * Access rules of deals, in the format of `access-rules.ts`. The deal is between the owner and `accepted`. Deals do not
 * exist for staff.
 */
const table = `
                                                                                 visitor  owner    brand    accepted pending  stranger unenrolled staff

GET  /deals                                                                      login    page     page     page     page     page     404        404
GET  /deals/{deal}                                                               login    page     404      page     404      404      404        404
GET  /deals/{absent}                                                             login    404      404      404      404      404      404        404
GET  /deals/{deal}/contract?offer=1                                              login    404      404      page     404      404      404        404
GET  /deals/{deal,absent}/contract                                               login    404      404      404      404      404      404        404
POST /deals/{deal}/contract                                        signContract  login    409      404      409      404      404      404        404
POST /deals/{absent}/contract                                      signContract  login    404      404      404      404      404      404        404
GET  /deals/{deal,absent}/contract.pdf                                           login    404      404      404      404      404      404        404
GET  /client/sign                                                                login    page     page     home     home     home     404        404
POST /client/sign                                                  nothing       login    422      422      home     home     home     404        404
GET  /client/campaign/{active,draft,cancelled,ended}/content.csv                 login    page     404      home     home     home     home       home
GET  /client/campaign/{absent}/content.csv                                       login    404      404      home     home     home     home       home
GET  /client/campaign/{active,draft,cancelled,ended}/detailed-content.csv        login    done     404      home     home     home     home       home
GET  /client/campaign/{absent}/detailed-content.csv                              login    404      404      home     home     home     home       home
GET  /client/reports/answers                                                     login    403      403      home     home     home     home       home
GET  /client/reports/answers.csv                                                 login    done     done     home     home     home     home       home
GET  /client/campaign/{active,draft,cancelled,ended}/terms                       login    page     404      home     home     home     404        404
GET  /client/campaign/{absent}/terms                                             login    404      404      home     home     home     404        404
POST /client/campaign/{active,draft}/terms                         terms         login    done     404      home     home     home     404        404
POST /client/campaign/{cancelled,ended}/terms                      terms         login    409      404      home     home     home     404        404
POST /client/campaign/{absent}/terms                               terms         login    404      404      home     home     home     404        404
GET  /profile?tab=deals                                                          login    page     page     page     page     page     404        404
POST /profile?tab=deals                                            identity      login    422      422      422      422      422      404        404
POST /deals/{deal}                                                 stopDeal      login    page     404      page     404      404      404        404
POST /deals/{deal}                                                 withdrawOffer login    done     404      409      404      404      404        404
POST /deals/{deal}                                                 declineOffer  login    409      404      done     404      404      404        404
POST /deals/{absent}                                               declineOffer  login    404      404      404      404      404      404        404
POST /deals/{deal}                                                 sendGift      login    409      404      409      404      404      404        404
POST /deals/{deal}                                                 reportProblem login    409      404      409      404      404      404        404
POST /deals/{deal}                                                 receiveGift   login    409      404      409      404      404      404        404
POST /deals/{deal}                                                 waiveGift     login    409      404      409      404      404      404        404
POST /deals/{absent}                                               receiveGift   login    404      404      404      404      404      404        404
GET  /deals/{deal,absent}/content/{absent}                                       login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                submitContent login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              submitContent login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                askChanges    login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              askChanges    login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                approve       login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              approve       login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                publishPost   login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              publishPost   login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                objectToPost  login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              objectToPost  login    404      404      404      404      404      404        404
POST /deals/{deal}/content/{absent}                                confirmPost   login    409      404      409      404      404      404        404
POST /deals/{absent}/content/{absent}                              confirmPost   login    404      404      404      404      404      404        404
POST /deals/{deal,absent}/content/{absent}                         dropContent   login    404      404      404      404      404      404        404
POST /deals/{deal,absent}/content/{absent}                         giveFigures   login    404      404      404      404      404      404        404
GET  /deals/{deal}/terms                                                         login    page     404      page     404      404      404        404
GET  /deals/{absent}/terms                                                       login    404      404      404      404      404      404        404
POST /deals/{deal}/terms                                           makeOffer     login    409      404      done     404      404      404        404
POST /deals/{absent}/terms                                         makeOffer     login    404      404      404      404      404      404        404
POST /client/campaigns/{active}/influencer/{accepted,pending}      startDeal     login    409      404      home     home     home     home       home
POST /client/campaigns/{active}/influencer/{stranger,absent}       startDeal     login    404      404      home     home     home     home       home
`;

export const dealRules = rulesOf(table, [...people, ...staffPeople]);
