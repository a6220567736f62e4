import { randomUUID } from 'node:crypto';
import type { Decision } from '#domain/applications/application.ts';
import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { dayOf, daysAfter, daysBetween } from '#domain/clock.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import type { Actor, Ctx } from '#domain/ctx.ts';
import { inviteInfluencer } from '#domain/invitations/invite-influencer.server.ts';
import { readNotificationsAbout } from '#domain/notifications/read-notifications.server.ts';
import { parse } from '#domain/parse.ts';
import { defaultTerms } from '#domain/terms/default-terms.ts';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import { termsSchema } from '#domain/terms/terms-schema.ts';
import { type DemoCampaign, type DemoTerms, daysAgo, inputOf, type Moment, minutesAgo } from './demo.ts';

interface DemoStory {
  brand: Actor;
  influencer: Actor;
  campaigns: DemoCampaign[];
  addMedia: (ctx: Ctx, campaignId: string, campaign: DemoCampaign) => Promise<void>;
}

interface Step {
  at: Date;
  actor: Actor | null;
  act: (ctx: Ctx) => Promise<unknown>;
}

/** Runs the steps of all campaigns in chronological order, so that ids, events and dates are consistent. */
export async function replayCampaigns(ctx: Ctx, story: DemoStory): Promise<void> {
  const steps = story.campaigns.flatMap((campaign) => stepsOf(ctx.now, campaign, story));
  steps.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, actor, act } of steps) await act({ ...ctx, now: at, actor });
}

function stepsOf(now: Date, campaign: DemoCampaign, { brand, influencer, addMedia }: DemoStory): Step[] {
  const { application, invitation, terms, days } = campaign;
  const { created, published, canceled, completed } = campaign.dates;
  let id = '';
  const steps: Step[] = [];
  const addStep = (moment: Moment, actor: Actor | null, act: Step['act']) =>
    steps.push({ at: moment(now), actor, act });

  addStep(created, brand, async (ctx) => {
    id = await createCampaign(ctx, parse(campaignInput, inputOf(campaign, now)));
    await addMedia(ctx, id, campaign);
  });
  if (terms) addStep(terms.at, brand, (ctx) => writeTerms(ctx, id, terms));
  if (published) addStep(published, brand, (ctx) => changeCampaignStatus(ctx, id, 'publish'));
  if (invitation) addStep(invitation.at, brand, (ctx) => invite(ctx, influencer, id, invitation.note));
  if (application) {
    const { at, message, decision, messages = [] } = application;
    addStep(at, influencer, async (ctx) => {
      await applyToCampaign(ctx, id, { message });
      await keepPending(ctx, id);
    });
    if (decision) addStep(decision.at, brand, (ctx) => decide(ctx, id, decision.is));
    for (const each of messages) {
      addStep(each.at, each.from === 'brand' ? brand : influencer, (ctx) => send(ctx, id, each.text));
    }
  }
  if (canceled) {
    addStep(canceled, brand, (ctx) => changeCampaignStatus(ctx, id, published ? 'cancel' : 'cancelDraft'));
  } else if (days[1] < 0) {
    addStep(daysAgo(-days[1] - 1, '03:00'), null, (ctx) => endCampaigns(ctx));
  }
  if (completed) addStep(completed, brand, (ctx) => changeCampaignStatus(ctx, id, 'complete'));
  if (published) {
    const until = canceled ?? daysAgo(-Math.min(0, days[1]), '12:00');
    addStep(minutesAgo(0), null, (ctx) => countDailyViews(ctx, id, until(now)));
  }
  return steps;
}

async function invite(ctx: Ctx, influencer: Actor, campaignId: string, note: string): Promise<void> {
  const { id } = await ctx.db
    .selectFrom('influencer')
    .select('id')
    .where('user_id', '=', influencer.id)
    .executeTakeFirstOrThrow();
  await inviteInfluencer(ctx, id, { campaignId, note });
}

async function writeTerms(ctx: Ctx, campaignId: string, { at: _, giftCents, ...changes }: DemoTerms) {
  const draft = defaultTerms(await findCampaign(ctx, campaignId), dayOf(ctx.now));
  const benefit = draft.benefit && { ...draft.benefit, valueCents: giftCents };
  const terms = parse(termsSchema, { ...draft, benefit, ...changes });
  await saveCampaignTerms(ctx, campaignId, { version: 0, terms });
}

/** Removes the deadlines of the applications, so that they stay pending as long as the demo world is shown. */
async function keepPending({ db }: Ctx, campaignId: string): Promise<void> {
  await db
    .updateTable('application')
    .set({ answer_by: null, due_at: null })
    .where('campaign_id', '=', campaignId)
    .execute();
}

async function decide(ctx: Ctx, campaignId: string, decision: Decision): Promise<void> {
  const { influencer_id: influencerId } = await applicationTo(ctx, campaignId);
  await decideApplication(ctx, { campaignId, influencerId, decision });
}

function applicationTo(ctx: Ctx, campaignId: string) {
  return ctx.db
    .selectFrom('application')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select(['application.influencer_id', 'conversation.id as conversation_id'])
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
}

async function send(ctx: Ctx, campaignId: string, content: string): Promise<void> {
  const { conversation_id } = await applicationTo(ctx, campaignId);
  if (!conversation_id) throw new Error('Only an accepted application has a conversation.');
  const { seq } = await sendMessage(ctx, conversation_id, { id: randomUUID(), content });
  await markRead(ctx, conversation_id, seq);
  await readNotificationsAbout(ctx, { kinds: ['application_accepted'], campaignId });
}

/**
 * Inserts invented numbers of viewers for each day from the publication to `until`, or to today if `until` is later.
 * The first days have the most viewers.
 */
async function countDailyViews({ db, now }: Ctx, campaignId: string, until: Date): Promise<void> {
  const { published_at, title } = await db
    .selectFrom('campaign')
    .select(['published_at', 'title'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  if (!published_at) return;
  const first = dayOf(published_at);
  const last = dayOf(until < now ? until : now);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, place) => ({
    campaign_id: campaignId,
    day: daysAfter(first, place),
    people: 2 + ((place * 7 + title.length) % 5) + Math.round(24 / (place + 2)),
  }));
  if (days.length > 0) await db.insertInto('campaign_views').values(days).execute();
}
