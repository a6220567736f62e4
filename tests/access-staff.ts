import { people, staffPeople } from '#tests/access-people.ts';
import { rulesOf } from '#tests/access-rules.ts';

/** Who may do what at the operator's desk, and beside it what the operator's people may elsewhere. As in `access-rules.ts`. */
const table = `
                                             visitor owner brand accepted pending stranger recruit staff

GET  /staff                                  404     404   404   404      404     404      404     page
GET  /staff/audit                            404     404   404   404      404     404      404     page
GET  /staff/second-factor                    404     404   404   404      404     404      page    home
POST /staff/second-factor nothing            404     404   404   404      404     404      422     home
`;

export const staffRules = rulesOf(table, [...people, ...staffPeople]);
