import { deepStrictEqual, strictEqual } from 'node:assert';
import fc from 'fast-check';
import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import {
  type CampaignTransition,
  campaignStatuses,
  campaignTransitions,
} from '#domain/campaigns/campaign.ts';
import { campaignDetails, campaignInput } from '#domain/campaigns/campaign-input.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { editCampaign } from '#domain/campaigns/edit-campaign.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { findCampaigns } from '#domain/campaigns/find-campaigns.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { someCampaign } from '#tests/people.ts';
import type { Campaign, Details, Model, Viewer } from './model.ts';
import { agree, BRANDS, INFLUENCERS, outcomeOf, type Real } from './world.ts';

type Command = fc.AsyncCommand<Model, Real>;
interface Scene {
  model: Model;
  real: Real;
  /** Somebody's context at the model's hour. */
  as: (viewer: Viewer) => Ctx;
}

/** One thing that somebody does, or that time does: to the model and to the product, which must then agree. */
function command<Told>(
  name: string,
  told: fc.Arbitrary<Told>,
  carryOut: (scene: Scene, told: Told) => Promise<void>,
  mayBe: (model: Readonly<Model>, told: Told) => boolean = () => true,
): fc.Arbitrary<Command> {
  return told.map((values) => ({
    check: (model) => mayBe(model, values),
    async run(model, real) {
      const as = ({ kind, number }: Viewer) => {
        const person = (kind === 'brand' ? real.brands : real.influencers)[number];
        if (!person) throw new Error('There is nobody of this number.');
        return { ...person, now: model.now };
      };
      real.count += 1;
      await carryOut({ model, real, as }, values);
      await agree(model, real);
    },
    toString: () => `${name}(${JSON.stringify(values)})`,
  }));
}

/** The same, done to one of the campaigns there are. Model and product answer alike. */
function toCampaign<Told extends object>(
  name: string,
  told: fc.Arbitrary<Told>,
  ask: (scene: Scene, campaign: Campaign, told: Told) => { expected: string; act: () => Promise<unknown> },
): fc.Arbitrary<Command> {
  // The newest three: whatever is older has mostly closed.
  const oneOf = ({ campaigns }: Readonly<Model>, which: number) => campaigns.at(-1 - which);
  return command(
    name,
    fc.tuple(fc.nat({ max: 2 }), told),
    async (scene, [which, values]) => {
      const campaign = oneOf(scene.model, which);
      if (!campaign) throw new Error('There is no campaign of this number.');
      const { expected, act } = ask(scene, campaign, values);
      const outcome = await outcomeOf(act());
      scene.real.outcomes.add(`${name}: ${outcome}`);
      strictEqual(outcome, expected);
    },
    (model, [which]) => oneOf(model, which) !== undefined,
  );
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const dayAfter = (days: number, today: string) =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);

const inputOf = ({ hasHours, endDate }: Details) => ({
  ...someCampaign,
  startDate: '2026-01-01',
  endDate,
  ...(!hasHours && { slot1: { start: '', end: '' } }),
});

const brand = fc.nat({ max: BRANDS - 1 }).map((number): Viewer => ({ kind: 'brand', number }));
const influencer = fc.nat({ max: INFLUENCERS - 1 }).map((number): Viewer => ({ kind: 'influencer', number }));
/** Now and then it is not whoever may; null is whoever may. */
const nowAndThen = (one: fc.Arbitrary<Viewer>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one });
const somebodyElse = nowAndThen(fc.oneof(brand, influencer));
const ownerOf = ({ owner }: Campaign): Viewer => ({ kind: 'brand', number: owner });
const days = fc.integer({ min: -6, max: 12 });

const create = command('create', fc.record({ brand, hasHours: fc.boolean(), days }), async (scene, told) => {
  const { model, as } = scene;
  const details = { hasHours: told.hasHours, endDate: dayAfter(told.days, model.today) };
  const id = await createCampaign(as(told.brand), parse(campaignInput, inputOf(details)));
  model.create({ id, owner: told.brand.number, ...details });
});

/** A campaign that can be applied to for a while. */
const open = command('open', brand, async ({ model, as }, owner) => {
  const details = { hasHours: true, endDate: dayAfter(20, model.today) };
  const id = await createCampaign(as(owner), parse(campaignInput, inputOf(details)));
  model.create({ id, owner: owner.number, ...details });
  await changeCampaignStatus(as(owner), id, 'publish');
  const [campaign] = model.campaigns.slice(-1);
  if (campaign) model.move(campaign, 'publish', owner);
});

const move = toCampaign(
  'move',
  fc.record({
    move: fc.constantFrom(...(Object.keys(campaignTransitions) as CampaignTransition[])),
    by: somebodyElse,
  }),
  ({ model, as }, campaign, { move, by }) => ({
    expected: model.move(campaign, move, by ?? ownerOf(campaign)),
    act: () => changeCampaignStatus(as(by ?? ownerOf(campaign)), campaign.id, move),
  }),
);

const edit = toCampaign(
  'edit',
  fc.record({
    by: somebodyElse,
    behind: fc.constantFrom(0, 0, 0, 1),
    status: fc.constantFrom(...campaignStatuses),
    days: fc.option(days, { freq: 2 }),
  }),
  ({ model, as }, campaign, { by, behind, status, days }) => {
    const endDate = days === null ? null : dayAfter(days, model.today);
    const details = endDate === null ? null : { hasHours: true, endDate };
    const version = campaign.version - behind;
    return {
      expected: model.edit(campaign, by ?? ownerOf(campaign), { version, status, details }),
      act: () =>
        editCampaign(as(by ?? ownerOf(campaign)), campaign.id, {
          version,
          status,
          details: details && parse(campaignDetails, inputOf(details)),
        }),
    };
  },
);

const apply = toCampaign('apply', influencer, ({ model, as }, campaign, who) => ({
  expected: model.apply(campaign, who.number),
  act: () => applyToCampaign(as(who), campaign.id, { message: '' }),
}));

const decide = toCampaign(
  'decide',
  fc.record({ move: fc.constantFrom('accept', 'decline'), influencer, by: somebodyElse }),
  ({ model, real, as }, campaign, { move, influencer, by }) => ({
    expected: model.decide(campaign, influencer.number, move, by ?? ownerOf(campaign)),
    act: () =>
      decideApplication(as(by ?? ownerOf(campaign)), {
        campaignId: campaign.id,
        influencerId: real.influencers[influencer.number]?.influencerId ?? '',
        decision: move === 'accept' ? 'accepted' : 'declined',
      }),
  }),
);

const withdraw = toCampaign(
  'withdraw',
  fc.record({ influencer, by: nowAndThen(brand) }),
  ({ model, as }, campaign, { influencer, by }) => ({
    expected: model.withdraw(campaign, influencer.number, by ?? influencer),
    act: () => withdrawApplication(as(by ?? influencer), campaign.id),
  }),
);

const pass = command(
  'pass',
  fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 30 * 24 })),
  async ({ model }, hours) => {
    model.now = new Date(model.now.getTime() + hours * HOUR_MS);
  },
);

const theClockComesBy = command('theClockComesBy', fc.constant(null), async ({ model, as }) => {
  await endCampaigns(as({ kind: 'brand', number: 0 }));
  model.settle();
});

const look = command('look', brand, async ({ model, as }, who) => {
  const { counts } = await findCampaigns(as(who));
  const own = model.campaigns
    .filter(({ owner }) => owner === who.number)
    .map((campaign) => model.statusOf(campaign));
  const filed = (...statuses: string[]) => own.filter((status) => statuses.includes(status)).length;
  deepStrictEqual(counts, {
    all: own.length,
    draft: filed('draft'),
    active: filed('active'),
    canceled: filed('canceled'),
    ended: filed('ended', 'completed'),
  });
});

const often = (times: number, one: fc.Arbitrary<Command>) => Array.from({ length: times }, () => one);

/** Things that happen one after another. Applying comes often: there is the more to decide. */
export const stories = fc.commands(
  [
    create,
    pass,
    theClockComesBy,
    look,
    open,
    ...often(4, move),
    ...often(4, edit),
    ...often(3, withdraw),
    ...often(8, apply),
    ...often(8, decide),
  ],
  { maxCommands: 120, size: 'max' },
);
