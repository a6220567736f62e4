import { isReviewed } from '#domain/contracts/contracts-offered.ts';
import { site } from '#site';
import { type Finding, warns, works } from './finding.ts';

/** A site with DATABASE_URL offers contracts only after a lawyer reviewed their text. */
export function checkContracts(
  databaseUrl: string | undefined,
  deals: typeof site.deals = site.deals,
): Finding[] {
  const { enabled, contract } = deals;
  if (!enabled) return [works('site.ts turns deals off, and so contracts too.')];
  if (isReviewed(contract))
    return [works(`${contract.reviewedBy} reviewed the text of contracts on ${contract.reviewedOn}.`)];
  if (!databaseUrl) return [works('Contracts are offered for trying out: their text was not reviewed yet.')];
  return [
    warns(
      'No contracts are offered: let a lawyer review their text (docs/operating.md, "Contracts"), then set site.deals.contract.reviewedBy and reviewedOn in site.ts.',
    ),
  ];
}
