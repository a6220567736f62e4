import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { startDeal } from '#domain/deals/start-deal.server.ts';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import type { MakeAct, Scene } from './act.ts';
import { type Choice, docFor } from './choice.ts';
import { runSchedule } from './clock.ts';
import { termsOf } from './documents.ts';
import * as model from './model-campaigns.ts';
import { endCampaigns, runDeadlines } from './model-clock.ts';
import { runWorks } from './model-work.ts';
import { BRANDS, type Campaign, campaignIn, INFLUENCERS, isOver, type Person } from './state.ts';
import { ctxOf } from './world.ts';

/** Prefers newer campaigns and those that are not over. */
function campaignFor({ state }: Scene, { on }: Choice): Campaign | undefined {
  const active = state.campaigns.filter((it) => !isOver(state, it));
  const all = on % 10 === 9 || active.length === 0 ? state.campaigns : active;
  return all.at(-1 - (on % Math.min(3, Math.max(1, all.length))));
}

const ownerOf = ({ owner }: Campaign): Person => ({ side: 'brand', number: owner });

/** Returns the campaign's owner, but in two of twenty cases another brand or an influencer. */
function brandFor(campaign: Campaign, { by }: Choice): Person {
  if (by === 18) return { side: 'brand', number: (campaign.owner + 1) % BRANDS };
  return by === 19 ? { side: 'influencer', number: 0 } : ownerOf(campaign);
}

const saveTerms: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = brandFor(campaign, choice);
  const { terms } = campaign;
  const doc = terms && choice.odd === 'same' ? terms.doc : docFor(scene.state, choice);
  const version = (terms?.version ?? 0) - (choice.odd === 'stale' ? 1 : 0);
  if (version < 0) return null;
  return {
    name: 'saveTerms',
    expected: (state) => model.saveTerms(state, campaignIn(state, campaign), by, { doc, version }),
    perform: () =>
      saveCampaignTerms(ctxOf(scene.real, scene.state, by), campaign.id, { version, terms: termsOf(doc) }),
  };
};

const moveCampaign: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = brandFor(campaign, choice);
  const isEnd = choice.what % 2 === 0;
  return {
    name: isEnd ? 'endCampaign' : 'cancelCampaign',
    expected: (state) =>
      model.moveCampaign(state, campaignIn(state, campaign), by, isEnd ? 'ended' : 'canceled'),
    perform: () =>
      changeCampaignStatus(ctxOf(scene.real, scene.state, by), campaign.id, isEnd ? 'end' : 'cancel'),
  };
};

const influencerFor = ({ what }: Choice): Person => ({ side: 'influencer', number: what % INFLUENCERS });

const apply: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = influencerFor(choice);
  return {
    name: 'apply',
    expected: (state) => model.apply(state, { campaign: campaignIn(state, campaign), influencer: by.number }),
    perform: () => applyToCampaign(ctxOf(scene.real, scene.state, by), campaign.id, { message: '' }),
  };
};

const withdraw: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = influencerFor(choice);
  return {
    name: 'withdrawApplication',
    expected: (state) =>
      model.withdraw(state, { campaign: campaignIn(state, campaign), influencer: by.number }),
    perform: () => withdrawApplication(ctxOf(scene.real, scene.state, by), campaign.id),
  };
};

/**
 * Returns an applicant with this status, or undefined if there is none. In one of ten cases, returns any influencer.
 */
function applicantFor(campaign: Campaign, { on, what }: Choice, status: string): number | undefined {
  const waiting = campaign.applications.flatMap((it, number) => (it?.status === status ? [number] : []));
  return on % 10 === 9 ? what % INFLUENCERS : waiting[what % Math.max(1, waiting.length)];
}

const decide: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = brandFor(campaign, choice);
  const influencer = applicantFor(campaign, choice, 'pending');
  if (influencer === undefined) return null;
  const decision = choice.by % 5 === 0 ? 'declined' : 'accepted';
  const influencerId = scene.real.influencers[influencer]?.influencerId ?? '';
  return {
    name: decision === 'accepted' ? 'validate' : 'declineApplication',
    expected: (state) =>
      model.decide(state, { campaign: campaignIn(state, campaign), influencer }, by, decision),
    perform: () =>
      decideApplication(ctxOf(scene.real, scene.state, by), {
        campaignId: campaign.id,
        influencerId,
        decision,
      }),
  };
};

const start: MakeAct = (scene, choice) => {
  const campaign = campaignFor(scene, choice);
  if (!campaign) return null;
  const by = brandFor(campaign, choice);
  const influencer = applicantFor(campaign, choice, 'accepted');
  if (influencer === undefined) return null;
  const influencerId = scene.real.influencers[influencer]?.influencerId ?? '';
  return {
    name: 'startDeal',
    expected: (state) => model.startDeal(state, { campaign: campaignIn(state, campaign), influencer }, by),
    perform: () => startDeal(ctxOf(scene.real, scene.state, by), { campaignId: campaign.id, influencerId }),
  };
};

/** Runs the schedule several times at once, as several processes would. */
const clock: MakeAct = ({ state, real }, { what }) => ({
  name: 'runSchedule',
  expected: (state) => {
    if (what % 2 === 0) endCampaigns(state);
    runDeadlines(state);
    runWorks(state);
    return 'done';
  },
  perform: () => runSchedule(real, state, { endsCampaigns: what % 2 === 0 }),
});

export const campaignActs = {
  saveTerms,
  moveCampaign,
  apply,
  withdraw,
  decide,
  start,
  clock,
} satisfies Record<string, MakeAct>;
