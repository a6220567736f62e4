import { beforeEach, describe, expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { aBrand, anInfluencer, at, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findWork } from '../deal-work/find-work.server.ts';
import { workDueAt } from '../deal-work/work-deadlines.ts';
import type { Side } from '../deals/deal.ts';
import { Refusal } from '../refusal.ts';
import { type ContentIntent, contentIntents } from './content.ts';
import { type DeliverableStatus, deliverableTransitions, mayTransition } from './deliverable.ts';
import { findContent } from './find-content.server.ts';

/**
 * Tries every act of every actor in every state of a deliverable on the day of the deal. Tries the acts of the two
 * sides again long after all deadlines. The table of transitions predicts which acts change the deliverable. All others
 * must be refused and change nothing.
 */
const db = await testDatabase();

type ActorName = Side | 'other brand' | 'other influencer' | 'staff';
const sides: ActorName[] = ['brand', 'influencer'];
const strangers: ActorName[] = ['other brand', 'other influencer', 'staff'];

const sideThatActs = (intent: ContentIntent): Side =>
  ['submit', 'publish', 'drop'].includes(intent) ? 'influencer' : 'brand';

const toLive = ['submit', 'approve', 'publish'] as const;
/** The acts that lead to each state. */
const states: [string, readonly ContentIntent[]][] = [
  ['planned', []],
  ['submitted', ['submit']],
  ['changes asked', ['submit', 'ask']],
  ['submitted again', ['submit', 'ask', 'submit']],
  ['approved', ['submit', 'approve']],
  ['live', toLive],
  ['objected', [...toLive, 'object']],
  ['live again', [...toLive, 'object', 'publish']],
  ['confirmed', [...toLive, 'confirm']],
  ['dropped', ['drop']],
];

/** Long after the last day of publication in the terms, 2026-12-20. */
const LATE = '2027-01-10T10:00:00Z';
const moments = { 'on the first day': '2026-06-15T10:00:00Z', late: LATE };

/** Returns the status at a moment. At `LATE`, the deadline for the brand's answer has ended and changed the status. */
function afterSilence(status: DeliverableStatus, moment: string): DeliverableStatus {
  if (moment !== LATE) return status;
  const decided = Object.values(deliverableTransitions).find(
    ({ by, from }) => includes(by, 'clock') && includes(from, status),
  );
  return decided?.to ?? status;
}

const includes = (list: readonly string[], item: string) => list.includes(item);

/** Returns the next status that the table predicts, or null if the act must be refused. */
function predicted(
  intent: ContentIntent,
  actor: ActorName,
  status: DeliverableStatus,
  steps: readonly ContentIntent[],
  moment: string,
): DeliverableStatus | null {
  const { by, to } = deliverableTransitions[intent];
  const isAllowed = includes(by, actor) && mayTransition(intent, { status, submitBy: LATE });
  if (!isAllowed) return null;
  if ((intent === 'ask' || intent === 'object') && steps.includes(intent)) return null;
  if (intent === 'drop' && actor === 'brand' && moment !== LATE) return null;
  return to;
}

const refusedStatuses: Record<ActorName, number> = {
  brand: 409,
  influencer: 409,
  'other brand': 404,
  'other influencer': 404,
  staff: 401,
};

type Deal = Awaited<ReturnType<typeof aDealWithContent>>;
let people: Record<ActorName, Person>;
/** Acts that must be refused are tried in the deal `kept`, and all other acts in the deal `changing`. */
let kept: Deal;
let changing: Deal;

const manyTerms = {
  ...smallTerms,
  lines: Array.from({ length: 2 }, () => ({
    kind: 'post' as const,
    platform: 'instagram' as const,
    count: 12,
    feeCents: 1,
    note: '',
    needsBenefit: true,
  })),
};

beforeEach(async () => {
  people = {
    brand: await aBrand(db),
    influencer: await anInfluencer(db),
    'other brand': await aBrand(db),
    'other influencer': await anInfluencer(db),
    staff: { ...(await someStaff(db)), cookie: '' },
  };
});

const send = (person: Person, { dealId }: Deal, id: string, intent: ContentIntent, seq = 1) =>
  sendContent(person, dealId, id, { ...someForms[intent](), seq });

/** Returns the id of the next deliverable of the deal, after the acts that lead to a state. */
async function aDeliverableIn(deal: Deal, steps: readonly ContentIntent[]): Promise<string> {
  const id = deal.deliverableIds.pop() ?? '';
  for (const intent of steps) await send(deal[sideThatActs(intent)], deal, id, intent);
  return id;
}

async function rowsOf({ dealId }: Deal, id: string) {
  const { version, work_due_at } = await db.kysely
    .selectFrom('deal')
    .select(['version', 'work_due_at'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const deliverable = await db.kysely
    .selectFrom('deliverable')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { version, work_due_at, deliverable };
}

const refusedStatus = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : String(error)),
  );

describe.each(Object.entries(moments))('%s', (_, moment) => {
  it('a deliverable changes by the listed acts alone', async () => {
    kept = await aDealWithContent(db, manyTerms);
    changing = await aDealWithContent(db, manyTerms);
    for (const [state, steps] of states) {
      const id = await aDeliverableIn(kept, steps);
      const before = await rowsOf(kept, id);
      const status = afterSilence(before.deliverable.status, moment);
      const seq = Math.max(1, steps.filter((it) => it === 'submit').length);
      for (const actor of moment === LATE ? sides : [...sides, ...strangers]) {
        const isSide = actor === 'brand' || actor === 'influencer';
        const person = (deal: Deal) => at(isSide ? deal[actor] : people[actor], moment);
        const may = isSide && (await findContent(person(kept), kept.dealId, id)).may;
        for (const intent of contentIntents) {
          const label = `${state}: ${intent} by ${actor}`;
          const to = predicted(intent, actor, status, steps, moment);
          if (may) expect(may[intent], label).toBe(to !== null);
          if (to === null) {
            const run = send(person(kept), kept, id, intent, seq);
            expect(await refusedStatus(run), label).toBe(refusedStatuses[actor]);
            expect(await rowsOf(kept, id), label).toEqual(before);
            continue;
          }
          const other = await aDeliverableIn(changing, steps);
          await send(person(changing), changing, other, intent, seq);
          const after = await rowsOf(changing, other);
          expect(after.deliverable.status, label).toBe(to);
          const work = await findWork({ db: db.kysely }, changing.dealId);
          expect(after.work_due_at, label).toEqual(work && workDueAt(work, new Date(moment)));
        }
      }
    }
  });
});

it('the clock decides what the table lists', async () => {
  const deal = await aDealWithContent(db, manyTerms);
  const stored = new Map<string, DeliverableStatus>();
  for (const [, steps] of states) {
    const id = await aDeliverableIn(deal, steps);
    stored.set(id, (await rowsOf(deal, id)).deliverable.status);
  }
  await runDueDeadlines({ ...at(deal.brand, LATE), actor: null });
  for (const [id, status] of stored)
    expect((await rowsOf(deal, id)).deliverable.status, status).toBe(afterSilence(status, LATE));
});
