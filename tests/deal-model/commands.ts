import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import { parse } from '#domain/parse.ts';
import { someCampaign } from '#tests/people.ts';
import type { Scene } from './act.ts';
import type { ActName } from './acts.ts';
import { agreeOnPages } from './agree-on-pages.ts';
import { daysLater } from './calendar.ts';
import { type Choice, choices } from './choice.ts';
import { dealFor } from './deal-acts.ts';
import { edgesOf } from './edges.ts';
import { openCampaign } from './model-campaigns.ts';
import { type Command, command, compare, count, pass, perform, race } from './perform.ts';
import { BRANDS, INFLUENCERS, today } from './state.ts';
import { tamper } from './tamper.ts';
import { runDeal, work } from './work-commands.ts';
import { ctxOf, name as nameInfluencer } from './world.ts';

/** Days until the end of a campaign. */
const lengths = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 8, max: 60 }) },
  { weight: 1, arbitrary: fc.nat({ max: 7 }) },
);

const open = command(
  'open',
  fc.record({ brand: fc.nat({ max: BRANDS - 1 }), days: lengths }),
  (scene, { brand, days }) => openFor(scene, brand, days),
);

async function openFor(scene: Scene, brand: number, days: number): Promise<void> {
  const { state, real } = scene;
  const ctx = ctxOf(real, state, { side: 'brand', number: brand });
  const endDate = daysLater(today(state), days);
  const dates = { startDate: '2026-01-01', endDate };
  const id = await createCampaign(ctx, parse(campaignInput, { ...someCampaign, ...dates }));
  await changeCampaignStatus(ctx, id, 'publish');
  openCampaign(state, id, brand, endDate);
  count(scene, 'openCampaign', 'done');
  await compare(scene);
}

const usual = (what: number): Choice => ({ on: 0, by: 1, what, odd: 'no' });

/** Creates a campaign with terms and an accepted applicant. */
const arrange = command(
  'arrange',
  fc.record({ brand: fc.nat({ max: BRANDS - 1 }), days: lengths, what: fc.nat({ max: 79 }) }),
  async (scene, { brand, days, what }) => {
    await openFor(scene, brand, days);
    for (const name of ['saveTerms', 'apply', 'decide'] as const) await perform(scene, name, usual(what));
  },
);

/** The influencer applies again each time the brand has missed the deadline for its answer. */
const applyAgain = command(
  'applyAgain',
  fc.record({ brand: fc.nat({ max: BRANDS - 1 }), what: fc.nat({ max: 79 }), decides: fc.boolean() }),
  async (scene, { brand, what, decides }) => {
    await openFor(scene, brand, 60);
    await perform(scene, 'saveTerms', usual(what));
    for (let attempt = 1; attempt <= 3; attempt++) {
      await perform(scene, 'apply', usual(what));
      await pass(scene, 15 * 24);
      if (decides) await perform(scene, 'decide', usual(what));
    }
  },
);

/** Both sides make offers in turn. */
const haggle = command(
  'haggle',
  fc.record({ on: fc.nat({ max: 59 }), times: fc.integer({ min: 2, max: 13 }) }),
  async (scene, { on, times }) => {
    const isNegotiating = () => dealFor(scene, { ...usual(0), on })?.deal.status === 'negotiating';
    for (let what = 0; what < times && isNegotiating(); what++)
      await perform(scene, 'offer', { ...usual(what * 4), on });
  },
);

const passTime = command(
  'passTime',
  fc.oneof(
    { weight: 10, arbitrary: fc.integer({ min: 1, max: 48 }) },
    { weight: 1, arbitrary: fc.integer({ min: 49, max: 40 * 24 }) },
  ),
  pass,
);

/** Passes time until a minute before, exactly at, or a minute after a moment at which something becomes due. */
const passToEdge = command(
  'passToEdge',
  fc.record({ which: fc.nat({ max: 20 }), minutes: fc.constantFrom(-1, 0, 1) }),
  async (scene, { which, minutes }) => {
    const { state } = scene;
    const edges = edgesOf(state);
    const edge = edges[which % Math.max(1, edges.length)];
    if (edge === undefined || edge + minutes * 60_000 < state.now) return;
    state.now = edge + minutes * 60_000;
    count(scene, 'passToEdge', 'done');
    await compare(scene);
    await agreeOnPages(scene, usual(which));
  },
);

const identify = command(
  'identify',
  fc.record({ number: fc.nat({ max: INFLUENCERS - 1 }), isNamed: fc.constantFrom(true, true, false) }),
  async (scene, { number, isNamed }) => {
    scene.state.isNamed[number] = isNamed;
    await nameInfluencer(scene.real, number, isNamed);
    count(scene, 'identify', 'done');
  },
);

const switchContracts = command(
  'switchContracts',
  fc.constantFrom(true, true, false),
  async (scene, isOffered) => {
    scene.state.offersContracts = isOffered;
    offerContracts(isOffered);
    count(scene, 'switchContracts', 'done');
  },
);

/**
 * Tries to change the database without an act of the product. The database must refuse each attempt. Then compares the
 * states, because a refused attempt must not change the database either.
 */
const writeAround = command('writeAround', fc.constant(null), async (scene) => {
  count(scene, 'writeAround', 'refused');
  deepStrictEqual({ allowed: await tamper(scene) }, { allowed: [] });
  await compare(scene);
});

const perAct: Record<ActName, number> = {
  saveTerms: 2,
  moveCampaign: 1,
  apply: 3,
  withdraw: 1,
  decide: 4,
  start: 2,
  clock: 5,
  offer: 6,
  accept: 7,
  decline: 3,
  withdrawOffer: 3,
  stop: 1,
  sign: 5,
  submit: 4,
  ask: 3,
  approve: 2,
  publish: 4,
  object: 2,
  confirm: 2,
  drop: 2,
  send: 4,
  problem: 2,
  receive: 2,
  waive: 1,
};
const actNames = (Object.keys(perAct) as ActName[]).flatMap((name) =>
  Array.from({ length: perAct[name] }, () => name),
);
const oneAct = fc.tuple(fc.constantFrom(...actNames), choices);
const act = command('act', oneAct, (scene, [name, choice]) => perform(scene, name, choice));
const contest = command('race', fc.tuple(oneAct, oneAct), (scene, both) => race(scene, both));

const times = (count: number, arbitrary: fc.Arbitrary<Command>) =>
  Array.from({ length: count }, () => arbitrary);

export const sequences = fc.commands(
  [
    open,
    applyAgain,
    ...times(4, arrange),
    ...times(2, haggle),
    ...times(4, runDeal(openFor)),
    ...times(8, work),
    ...times(3, passTime),
    ...times(4, passToEdge),
    identify,
    switchContracts,
    writeAround,
    ...times(32, act),
    ...times(7, contest),
  ],
  { maxCommands: 120, size: 'max' },
);
