import { leaveOutUnconfirmed } from '#domain/claims/statements.ts';
import { site } from '#site';
import { type Finding, warns, works } from './finding.ts';

type Addresses = Pick<typeof site, 'mailFrom' | 'contactPage' | 'instagram' | 'linkedin'>;

export async function checkStatements(addresses: Addresses = site): Promise<Finding[]> {
  const names = leaveOutUnconfirmed();
  const examples = exampleAddresses(addresses);
  const findings: Finding[] = [];
  if (names.length > 0)
    findings.push(
      warns(
        `These claims and legal entries are still as shipped: ${names.join(', ')}. Write your own into site.ts, or confirm them there.`,
      ),
    );
  if (examples.length > 0)
    findings.push(
      warns(
        `Pages or emails name addresses that do not exist: write your own ${examples.join(', ')} into site.ts.`,
      ),
    );
  return findings.length > 0 ? findings : [works('The entries of site.ts are your own.')];
}

function exampleAddresses({ mailFrom, contactPage, instagram, linkedin }: Addresses): string[] {
  return Object.entries({ mailFrom: mailFrom.address, contactPage, instagram, linkedin })
    .filter(([, address]) => /\.example(?:\/|$)|-example$/.test(address))
    .map(([name]) => name);
}
