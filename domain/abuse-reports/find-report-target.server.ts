import { notErased, notSuspended } from '../accounts/not-suspended.server.ts';
import { publishedStatuses } from '../campaigns/campaign.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, isMember } from '../ctx.ts';
import { excerptOf } from '../excerpt.ts';
import { Refusal } from '../refusal.ts';
import { MAX_EXCERPT, type ReportedKind, type ReportKind } from './abuse-report.ts';
import { findReportablePart } from './find-reportable-parts.server.ts';
import { findOtherSide, findReportedFile } from './find-reported-file.server.ts';

export interface ApplicationKey {
  campaignId: string;
  influencerId: string;
}

export interface ReportTarget {
  kind: ReportedKind;
  id: string;
  /**
   * Title of the campaign, or name of the influencer, the company or the other side of the conversation. Empty for the
   * picture of a portfolio item. Only staff may read the name of a profile.
   */
  name: string;
  /** Copy of the reported text, because the text can change before the decision. */
  excerpt: string;
  /** Account of the person concerned, who receives a decision against the content. */
  concernedId: string | null;
  /** Path of the content, without the language prefix. */
  place: string;
}

/** The page on which the brand reviews the application. */
export const placeOfApplication = ({ campaignId, influencerId }: ApplicationKey) =>
  `/client/campaigns/${campaignId}/influencer/${influencerId}`;

type Find = (ctx: Ctx, id: string) => Promise<Omit<ReportTarget, 'kind' | 'id'> | undefined>;

const finders: Record<Exclude<ReportKind, 'conversation'>, Find> = {
  file: findReportedFile,
  async profile(ctx, id) {
    const row = await ctx.db
      .selectFrom('influencer')
      .select(['full_name as name', 'bio as excerpt', 'user_id as concernedId'])
      .where('id', '=', id)
      .where(notSuspended('influencer.user_id'))
      .executeTakeFirst();
    return row && { ...row, place: `/influencer/${id}` };
  },
  async company({ db }, id) {
    const row = await db
      .selectFrom('company')
      .select(['name', 'description as excerpt', 'user_id as concernedId'])
      .where('id', '=', id)
      .where(notSuspended('company.user_id'))
      .executeTakeFirst();
    return row && { ...row, place: `/company/${id}` };
  },
  /** Applicants also see a cancelled campaign, and a campaign that `isShownToOthers` excludes. */
  async campaign({ db, actor }, id) {
    const row = await db
      .selectFrom('campaign')
      .select(['title as name', 'description as excerpt', 'client_id as concernedId'])
      .where('campaign.id', '=', id)
      .where(notErased('campaign.client_id'))
      .where((eb) =>
        eb.or([
          eb.and([eb('campaign.status', 'in', publishedStatuses), isShownToOthers()]),
          eb.exists(
            eb
              .selectFrom('application')
              .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
              .select('application.id')
              .whereRef('application.campaign_id', '=', 'campaign.id')
              .where('influencer.user_id', '=', actor?.id ?? ''),
          ),
        ]),
      )
      .executeTakeFirst();
    return row && { ...row, place: `/campaigns/${id}` };
  },
  async application(ctx, id) {
    if (!isMember(ctx.actor)) return undefined;
    const row = await ctx.db
      .selectFrom('application')
      .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
      .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
      .select(['influencer.full_name as name', 'application.message as excerpt'])
      .select(['influencer.user_id as concernedId', 'campaign.id as campaignId'])
      .select('influencer.id as influencerId')
      .where('application.id', '=', id)
      .where('application.hidden', '=', false)
      .where('campaign.client_id', '=', actsFor(ctx.actor))
      .executeTakeFirst();
    if (!row) return undefined;
    const { campaignId, influencerId, ...target } = row;
    return { ...target, place: placeOfApplication({ campaignId, influencerId }) };
  },
};

/**
 * Returns what the viewer may report. `part` chooses the message or file of a conversation. Refuses with
 * `report.not_found` for content that the viewer cannot see, for the viewer's own content and for unknown kinds.
 * Refuses with `field.required` on the field `part` if the other side has no such message or file in the conversation.
 */
export async function findReportTarget(
  ctx: Ctx,
  { kind, id, part = '' }: { kind: string; id: string; part?: string },
): Promise<ReportTarget> {
  if (kind === 'conversation') return findPart(ctx, id, part);
  const known = Object.keys(finders).find((it): it is keyof typeof finders => it === kind);
  const found = known && (await finders[known](ctx, id));
  if (!found || (ctx.actor && found.concernedId === ctx.actor.id)) throw new Refusal('report.not_found');
  return { kind: known, id, ...found, excerpt: excerptOf(found.excerpt, MAX_EXCERPT) };
}

async function findPart(ctx: Ctx, conversationId: string, part: string): Promise<ReportTarget> {
  const chosen = await findReportablePart(ctx, conversationId, part);
  if (!chosen) throw new Refusal('input.invalid', { part: 'field.required' });
  const other = await findOtherSide(ctx, conversationId);
  if (!other) throw new Refusal('report.not_found');
  return {
    ...other,
    kind: chosen.isFile ? 'file' : 'message',
    id: chosen.isFile ? part : `${conversationId} ${part}`,
    excerpt: excerptOf(chosen.text, MAX_EXCERPT),
  };
}
