import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { selectOwnDeals } from '../deals/select-deals.server.ts';
import type { BrandReportView } from './brand-report-view.ts';

export interface ReportCampaign {
  id: string;
  title: string;
}

/**
 * Returns each campaign that has content, with the campaign's title when its newest deal started, ordered by title.
 * `withAnswers` adds the campaigns with an application that the brand answered, with their present title.
 */
export async function findReportCampaigns(ctx: Ctx, withAnswers: boolean): Promise<ReportCampaign[]> {
  const titles = new Map<string, string>();
  for (const { id, title } of await withContent(ctx)) titles.set(id, title);
  if (withAnswers)
    for (const { id, title } of await answered(ctx)) if (!titles.has(id)) titles.set(id, title);
  const inOrder = new Intl.Collator(ctx.language, { numeric: true }).compare;
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => inOrder(one.title, other.title) || inOrder(one.id, other.id));
}

/** Removes an unknown campaign from the filter of a view. */
export function knownView<View extends BrandReportView>(
  view: View,
  campaigns: readonly ReportCampaign[],
): View {
  return campaigns.some(({ id }) => id === view.campaign) ? view : { ...view, campaign: '' };
}

function withContent(ctx: Ctx) {
  return selectOwnDeals(ctx)
    .distinctOn('deal.campaign_id')
    .select(['deal.campaign_id as id', 'deal.campaign_title as title'])
    .where((eb) =>
      eb.exists(eb.selectFrom('deliverable').select('id').whereRef('deliverable.deal_id', '=', 'deal.id')),
    )
    .orderBy('deal.campaign_id')
    .orderBy('deal.started_at', 'desc')
    .execute();
}

function answered(ctx: Ctx) {
  return ctx.db
    .selectFrom('campaign')
    .select(['campaign.id', 'campaign.title'])
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('application')
          .select('application.id')
          .whereRef('application.campaign_id', '=', 'campaign.id')
          .where('application.decided_at', 'is not', null)
          .where('application.hidden', '=', false),
      ),
    )
    .execute();
}
