import { leaveOutUnconfirmed } from '#domain/claims/statements.ts';
import { type Finding, warns, works } from './finding.ts';

/** Checks which claims and legal entries of `site.ts` are still as shipped. */
export async function checkStatements(): Promise<Finding[]> {
  const names = leaveOutUnconfirmed();
  return names.length > 0
    ? [
        warns(
          `These claims and legal entries are still as shipped: ${names.join(', ')}. Write your own into site.ts, or confirm them there.`,
        ),
      ]
    : [works('The claims and legal entries of site.ts are your own.')];
}
