import { deepStrictEqual } from 'node:assert';
import type fc from 'fast-check';
import type { Act, Scene } from './act.ts';
import { type ActName, acts } from './acts.ts';
import { agreeOnPages } from './agree-on-pages.ts';
import type { Choice } from './choice.ts';
import { expectedSnapshot, readSnapshot } from './snapshot.ts';
import type { State } from './state.ts';
import { outcomeOf, type Real } from './world.ts';

export type Command = fc.AsyncCommand<{ state: State }, Real>;

export function command<Values>(
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

/** Returns the model's state and outcome after an act. A refused act changes nothing. */
function after(state: State, { expected }: Act): { state: State; outcome: string } {
  const copy = structuredClone(state);
  const outcome = expected(copy);
  return { outcome, state: outcome === 'done' ? copy : state };
}

export function count({ real }: Scene, name: string, outcome: string): void {
  real.count += 1;
  const key = `${name}: ${outcome}`;
  real.outcomes.set(key, (real.outcomes.get(key) ?? 0) + 1);
}

/**
 * Compares the product's state with the model's state. Then clears the model's events, so that each event is compared
 * once.
 */
export async function compare({ state, real }: Scene): Promise<void> {
  const { snapshot, seen } = await readSnapshot(real, state);
  deepStrictEqual(snapshot, expectedSnapshot(state));
  real.seen = seen;
  state.events = [];
}

export async function perform(scene: Scene, name: ActName, choice: Choice): Promise<void> {
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

export type OneAct = readonly [ActName, Choice];

/** Performs two acts at once. Outcomes and state must be those of one of the two possible orders. */
export async function race(
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

const HOUR_MS = 3_600_000;

export async function pass(scene: Scene, hours: number): Promise<void> {
  scene.state.now += hours * HOUR_MS;
  count(scene, 'passTime', 'done');
  await compare(scene);
  await agreeOnPages(scene, { on: hours % 60, by: hours % 2, what: 0, odd: 'no' });
}
