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
  as: (viewer: Viewer) => Ctx;
}

/** A command is an act of a person or the passing of time. Model and product must agree after each command. */
function command<Values>(
  name: string,
  arbitrary: fc.Arbitrary<Values>,
  run: (scene: Scene, values: Values) => Promise<void>,
  isPossible: (model: Readonly<Model>, values: Values) => boolean = () => true,
): fc.Arbitrary<Command> {
  return arbitrary.map((values) => ({
    check: (model) => isPossible(model, values),
    async run(model, real) {
      const as = ({ kind, number }: Viewer) => {
        const person = (kind === 'brand' ? real.brands : real.influencers)[number];
        if (!person) throw new Error('There is no person with this number.');
        return { ...person, now: model.now };
      };
      real.count += 1;
      await run({ model, real, as }, values);
      await agree(model, real);
    },
    toString: () => `${name}(${JSON.stringify(values)})`,
  }));
}

function toCampaign<Values extends object>(
  name: string,
  arbitrary: fc.Arbitrary<Values>,
  attempt: (
    scene: Scene,
    campaign: Campaign,
    values: Values,
  ) => { expected: string; act: () => Promise<unknown> },
): fc.Arbitrary<Command> {
  // The index counts from the newest campaign, because most older campaigns are closed.
  const campaignAt = ({ campaigns }: Readonly<Model>, index: number) => campaigns.at(-1 - index);
  return command(
    name,
    fc.tuple(fc.nat({ max: 2 }), arbitrary),
    async (scene, [index, values]) => {
      const campaign = campaignAt(scene.model, index);
      if (!campaign) throw new Error('There is no campaign with this number.');
      const { expected, act } = attempt(scene, campaign, values);
      const outcome = await outcomeOf(act());
      scene.real.outcomes.add(`${name}: ${outcome}`);
      strictEqual(outcome, expected);
    },
    (model, [index]) => campaignAt(model, index) !== undefined,
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
/** Generates `other` in one of six cases. Otherwise generates null, which stands for the permitted person. */
const occasionally = (other: fc.Arbitrary<Viewer>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: other });
const occasionallyAnyone = occasionally(fc.oneof(brand, influencer));
const ownerOf = ({ owner }: Campaign): Viewer => ({ kind: 'brand', number: owner });
const days = fc.integer({ min: -6, max: 12 });

const create = command(
  'create',
  fc.record({ brand, hasHours: fc.boolean(), days }),
  async (scene, values) => {
    const { model, as } = scene;
    const details = { hasHours: values.hasHours, endDate: dayAfter(values.days, model.today) };
    const id = await createCampaign(as(values.brand), parse(campaignInput, inputOf(details)));
    model.create({ id, owner: values.brand.number, ...details });
  },
);

const open = command('open', brand, async ({ model, as }, owner) => {
  const details = { hasHours: true, endDate: dayAfter(20, model.today) };
  const id = await createCampaign(as(owner), parse(campaignInput, inputOf(details)));
  model.create({ id, owner: owner.number, ...details });
  await changeCampaignStatus(as(owner), id, 'publish');
  const [campaign] = model.campaigns.slice(-1);
  if (campaign) model.changeStatus(campaign, 'publish', owner);
});

const changeStatus = toCampaign(
  'changeStatus',
  fc.record({
    transition: fc.constantFrom(...(Object.keys(campaignTransitions) as CampaignTransition[])),
    by: occasionallyAnyone,
  }),
  ({ model, as }, campaign, { transition, by }) => ({
    expected: model.changeStatus(campaign, transition, by ?? ownerOf(campaign)),
    act: () => changeCampaignStatus(as(by ?? ownerOf(campaign)), campaign.id, transition),
  }),
);

const edit = toCampaign(
  'edit',
  fc.record({
    by: occasionallyAnyone,
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

const apply = toCampaign('apply', influencer, ({ model, as }, campaign, viewer) => ({
  expected: model.apply(campaign, viewer.number),
  act: () => applyToCampaign(as(viewer), campaign.id, { message: '' }),
}));

const decide = toCampaign(
  'decide',
  fc.record({ transition: fc.constantFrom('accept', 'decline'), influencer, by: occasionallyAnyone }),
  ({ model, real, as }, campaign, { transition, influencer, by }) => ({
    expected: model.decide(campaign, influencer.number, transition, by ?? ownerOf(campaign)),
    act: () =>
      decideApplication(as(by ?? ownerOf(campaign)), {
        campaignId: campaign.id,
        influencerId: real.influencers[influencer.number]?.influencerId ?? '',
        decision: transition === 'accept' ? 'accepted' : 'declined',
      }),
  }),
);

const withdraw = toCampaign(
  'withdraw',
  fc.record({ influencer, by: occasionally(brand) }),
  ({ model, as }, campaign, { influencer, by }) => ({
    expected: model.withdraw(campaign, influencer.number, by ?? influencer),
    act: () => withdrawApplication(as(by ?? influencer), campaign.id),
  }),
);

const passTime = command(
  'passTime',
  fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 30 * 24 })),
  async ({ model }, hours) => {
    model.now = new Date(model.now.getTime() + hours * HOUR_MS);
  },
);

const runDueEnds = command('runDueEnds', fc.constant(null), async ({ model, as }) => {
  await endCampaigns(as({ kind: 'brand', number: 0 }));
  model.settle();
});

const list = command('list', brand, async ({ model, as }, viewer) => {
  const { counts } = await findCampaigns(as(viewer));
  const own = model.campaigns
    .filter(({ owner }) => owner === viewer.number)
    .map((campaign) => model.statusOf(campaign));
  const countOf = (...statuses: string[]) => own.filter((status) => statuses.includes(status)).length;
  deepStrictEqual(counts, {
    all: own.length,
    draft: countOf('draft'),
    active: countOf('active'),
    canceled: countOf('canceled'),
    ended: countOf('ended', 'completed'),
  });
});

const repeat = (times: number, arbitrary: fc.Arbitrary<Command>) =>
  Array.from({ length: times }, () => arbitrary);

/** `apply` is as frequent as `decide`, because each decision of a brand needs an application. */
export const sequences = fc.commands(
  [
    create,
    passTime,
    runDueEnds,
    list,
    open,
    ...repeat(4, changeStatus),
    ...repeat(4, edit),
    ...repeat(3, withdraw),
    ...repeat(8, apply),
    ...repeat(8, decide),
  ],
  { maxCommands: 120, size: 'max' },
);
