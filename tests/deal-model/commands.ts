import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import { parse } from '#domain/parse.ts';
import { someCampaign } from '#tests/people.ts';
import type { Act, Scene } from './act.ts';
import { type ActName, acts } from './acts.ts';
import { agreeOnPages } from './agree-on-pages.ts';
import { daysLater } from './calendar.ts';
import { type Choice, choices } from './choice.ts';
import { dealFor } from './deal-acts.ts';
import { edgesOf } from './edges.ts';
import { openCampaign } from './model-campaigns.ts';
import { expectedSnapshot, readSnapshot } from './snapshot.ts';
import { BRANDS, INFLUENCERS, type State, today } from './state.ts';
import { tamper } from './tamper.ts';
import { ctxOf, name as nameInfluencer, outcomeOf, type Real } from './world.ts';

export type Command = fc.AsyncCommand<{ state: State }, Real>;

function command<Values>(
  name: string,
  arbitrary: fc.Arbitrary<Values>,
  run: (scene: Scene, values: Values) => Promise<void>,
): fc.Arbitrary<Command> {
  return arbitrary.map((values) => ({
    check: () => true,
    run: (model, real) => run({ ...model, real }, values).then(() => undefined),
    toString: () => `${name}(${JSON.stringify(values)})`,
  }));
}

/** The state after an act. A refused act changes nothing. */
function after(state: State, { expected }: Act): { state: State; outcome: string } {
  const copy = structuredClone(state);
  const outcome = expected(copy);
  return { outcome, state: outcome === 'done' ? copy : state };
}

function count({ real }: Scene, name: string, outcome: string): void {
  real.count += 1;
  const key = `${name}: ${outcome}`;
  real.outcomes.set(key, (real.outcomes.get(key) ?? 0) + 1);
}

/** Compares everything, then forgets the events. */
async function compare({ state, real }: Scene): Promise<void> {
  const { snapshot, seen } = await readSnapshot(real, state);
  deepStrictEqual(snapshot, expectedSnapshot(state));
  real.seen = seen;
  state.events = [];
}

async function perform(scene: Scene, name: ActName, choice: Choice): Promise<void> {
  const act = await acts[name](scene, choice);
  if (!act) return;
  const { state, real } = scene;
  const outcome = await outcomeOf(act.perform());
  count(scene, act.name, outcome);
  const expected = after(state, act);
  deepStrictEqual({ [act.name]: outcome }, { [act.name]: expected.outcome });
  Object.assign(state, expected.state);
  await compare({ state, real });
  await agreeOnPages(scene, choice);
}

type OneAct = readonly [ActName, Choice];

/** Two acts at once. The outcome must be the one of some order. */
async function race(
  scene: Scene,
  [[oneName, oneChoice], [otherName, otherChoice]]: readonly [OneAct, OneAct],
): Promise<void> {
  const one = await acts[oneName](scene, oneChoice);
  const other = await acts[otherName](scene, otherChoice);
  if (!one || !other) return;
  const { state, real } = scene;
  const outcomes = await Promise.all([one, other].map((it) => outcomeOf(it.perform())));
  count(scene, `race ${one.name}`, outcomes[0] ?? '');
  count(scene, `race ${other.name}`, outcomes[1] ?? '');
  const inOrder = (first: Act, second: Act) => {
    const halfway = after(state, first);
    const end = after(halfway.state, second);
    return { state: end.state, first: halfway.outcome, second: end.outcome };
  };
  const [a, b] = [inOrder(one, other), inOrder(other, one)];
  const candidates = [
    { state: a.state, outcomes: [a.first, a.second] },
    { state: b.state, outcomes: [b.second, b.first] },
  ];
  const { snapshot, seen } = await readSnapshot(real, state);
  const seenResult = JSON.stringify([outcomes, snapshot]);
  const match = candidates.find(
    (it) => JSON.stringify([it.outcomes, expectedSnapshot(it.state)]) === seenResult,
  );
  if (!match) {
    const [first] = candidates;
    deepStrictEqual(
      { outcomes, snapshot },
      { outcomes: first?.outcomes, snapshot: first && expectedSnapshot(first.state) },
    );
  }
  Object.assign(state, match?.state);
  real.seen = seen;
  state.events = [];
}

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

/** A campaign with terms and a validated applicant. */
const arrange = command(
  'arrange',
  fc.record({ brand: fc.nat({ max: BRANDS - 1 }), days: lengths, what: fc.nat({ max: 47 }) }),
  async (scene, { brand, days, what }) => {
    await openFor(scene, brand, days);
    for (const name of ['saveTerms', 'apply', 'decide'] as const) await perform(scene, name, usual(what));
  },
);

/** The brand answers no application in time, and each time the influencer applies again. */
const applyAgain = command(
  'applyAgain',
  fc.record({ brand: fc.nat({ max: BRANDS - 1 }), what: fc.nat({ max: 47 }), decides: fc.boolean() }),
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

const HOUR_MS = 3_600_000;

const passTime = command(
  'passTime',
  fc.oneof(
    { weight: 10, arbitrary: fc.integer({ min: 1, max: 48 }) },
    { weight: 1, arbitrary: fc.integer({ min: 49, max: 40 * 24 }) },
  ),
  pass,
);

async function pass(scene: Scene, hours: number): Promise<void> {
  scene.state.now += hours * HOUR_MS;
  count(scene, 'passTime', 'done');
  await compare(scene);
  await agreeOnPages(scene, usual(hours));
}

/** A minute before, exactly at or a minute after a moment at which something becomes due. */
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

/** Compares afterwards, because the database must also have refused what was tried. */
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
    ...times(3, passTime),
    ...times(4, passToEdge),
    identify,
    switchContracts,
    writeAround,
    ...times(28, act),
    ...times(5, contest),
  ],
  { maxCommands: 120, size: 'max' },
);
