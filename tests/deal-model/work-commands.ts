import fc from 'fast-check';
import type { Scene } from './act.ts';
import type { ActName } from './acts.ts';
import type { Choice } from './choice.ts';
import { command, pass, perform } from './perform.ts';
import { BRANDS, type Deal, dealsOf, INFLUENCERS } from './state.ts';
import { mustWait, type Work } from './work-state.ts';

/** Returns a value of `Choice.on` with which acts choose the deal at `index` from a list of `length` deals. */
function onFor(index: number, length: number): number {
  const numbers = Array.from({ length: 20 }, (_, times) => index + times * length);
  return numbers.find((it) => it % 10 < 8) ?? index;
}

function newestOf({ state }: Scene, status: Deal['status']): number | null {
  const deals = dealsOf(state).filter(({ deal }) => deal.status === status);
  const started = deals.map(({ deal }) => deal.startedAt);
  const index = started.lastIndexOf(Math.max(...started));
  return index < 0 ? null : onFor(index, deals.length);
}

/**
 * Changes to a choice for an attempt that the product must refuse: another hash, or an act of the other side. Half of
 * the values are empty objects, which mean that there is no such attempt.
 */
const slips = fc.constantFrom<Partial<Choice>[]>({}, {}, { odd: 'hash' }, { by: 17 });

/**
 * Brings a deal of a new campaign to the status `running`, unless an act is refused. For example, the site may offer no
 * contracts. Some acceptances and signatures come after an attempt that must be refused.
 */
export const runDeal = (open: (scene: Scene, brand: number, days: number) => Promise<void>) =>
  command(
    'runDeal',
    fc.record({ brand: fc.nat({ max: BRANDS - 1 }), what: fc.nat({ max: 79 }), slip: slips }),
    async (scene, { brand, what, slip }) => {
      await open(scene, brand, 60);
      const choice: Choice = { on: 0, by: 1, what, odd: 'no' };
      for (const name of ['saveTerms', 'apply', 'decide'] as const)
        await perform(scene, name, { ...choice, what: name === 'decide' ? what % INFLUENCERS : what });
      for (const [name, status] of [
        ['accept', 'negotiating'],
        ['sign', 'signing'],
      ] as const) {
        const on = newestOf(scene, status);
        if (on === null) continue;
        if (slip.odd ?? slip.by) await perform(scene, name, { ...choice, on, ...slip });
        await perform(scene, name, { ...choice, on });
      }
    },
  );

const giftSteps: Record<string, readonly ActName[]> = {
  to_send: ['send', 'send', 'send', 'waive'],
  sent: ['receive', 'receive', 'problem', 'problem', 'clock'],
  problem: ['send', 'send', 'receive', 'waive'],
};
const contentSteps: Record<string, readonly ActName[]> = {
  changes_asked: ['submit', 'submit', 'clock'],
  submitted: ['ask', 'approve', 'clock'],
  approved: ['publish', 'publish', 'drop'],
  live: ['object', 'confirm', 'clock'],
};

/** Returns the acts that are possible next. */
function stepsOf({ contents, gift }: Work): ActName[] {
  const ofGift = gift ? (giftSteps[gift.status] ?? []) : [];
  const ofContents = contents.flatMap((it) => {
    // Content may be dropped while its gift is on the way.
    if (it.status === 'planned' && mustWait(it, gift))
      return gift?.status === 'sent' ? (['drop'] as const) : [];
    if (it.status === 'planned') return it.submitBy ? (['submit'] as const) : (['publish'] as const);
    return contentSteps[it.status] ?? [];
  });
  return [...ofGift, ...ofContents];
}

const step = fc.record({
  what: fc.nat({ max: 79 }),
  /** 17 stands for the other side (see `actorFor`). */
  by: fc.constantFrom(0, 1, 0, 1, 0, 1, 0, 1, 17),
  odd: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'no', 'stale'),
  hours: fc.constantFrom(0, 0, 0, 1, 20, 30, 80, 200),
});

/** Both sides of a running deal perform the acts that are possible next. Time passes between some acts. */
export const work = command(
  'work',
  fc.record({ which: fc.nat({ max: 20 }), steps: fc.array(step, { minLength: 2, maxLength: 9 }) }),
  async (scene, { which, steps }) => {
    for (const { what, by, odd, hours } of steps) {
      const running = dealsOf(scene.state).filter(({ deal }) => deal.status === 'running');
      const index = which % Math.max(1, running.length);
      const next = running[index]?.deal.work;
      if (!next) return;
      if (hours > 0) await pass(scene, hours);
      const names = stepsOf(next);
      const name = names[what % Math.max(1, names.length)];
      const choice: Choice = { on: onFor(index, running.length), by, what, odd };
      if (name) await perform(scene, name, choice);
    }
  },
);
