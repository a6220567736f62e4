import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal } from '#tests/deals.ts';
import { aBrand, anInfluencer, later, type Person } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { someStaff } from '#tests/staff.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findWork } from '../deal-work/find-work.server.ts';
import { workDueAt } from '../deal-work/work-deadlines.ts';
import type { Side } from '../deals/deal.ts';
import { Refusal } from '../refusal.ts';
import { receiveGift } from './receive-gift.server.ts';
import { reportProblem } from './report-problem.server.ts';
import { sendGift } from './send-gift.server.ts';
import { mayShip, type ShipmentTransition, shipmentTransitions } from './shipment.ts';
import { waiveGift } from './waive-gift.server.ts';

/**
 * Tries every act of every actor in every state of a shipment. The acts that `shipmentTransitions` allows change the
 * shipment. All other acts must be refused and change nothing.
 */
const db = await testDatabase();

type ActorName = Side | 'other brand' | 'other influencer' | 'staff';

const acts = {
  send: (actor, dealId) => sendGift(actor, dealId, { carrier: 'ups', trackingNumber: '1Z 999' }),
  reportProblem: (actor, dealId) => reportProblem(actor, dealId, { text: 'It is broken.' }),
  receive: receiveGift,
  waive: waiveGift,
} as const satisfies Partial<Record<ShipmentTransition, (actor: Person, dealId: string) => Promise<void>>>;
type ActName = keyof typeof acts;

/** HTTP statuses of refusals. A deal does not exist for strangers. */
const refusedStatuses: Record<ActorName, number> = {
  brand: 409,
  influencer: 409,
  'other brand': 404,
  'other influencer': 404,
  staff: 401,
};
const actors = Object.keys(refusedStatuses) as ActorName[];

const refusedStatus = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : String(error)),
  );

let people: Record<ActorName, Person>;
let dealId: string;

beforeEach(async () => {
  const { brand, influencer, ...deal } = await aSignedDeal(db);
  ({ dealId } = deal);
  people = {
    brand: later(brand, 5),
    influencer: later(influencer, 5),
    'other brand': await aBrand(db),
    'other influencer': await anInfluencer(db),
    staff: { ...(await someStaff(db)), cookie: '' },
  };
});

/** Returns the stored rows. Asserts that the stored moment of the next scheduled run equals the computed moment. */
async function stored(now: Date) {
  const { work_due_at, version } = await db.kysely
    .selectFrom('deal')
    .select(['work_due_at', 'version'])
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const work = await findWork({ db: db.kysely }, dealId);
  if (version > 1 && work) expect(work_due_at).toEqual(workDueAt(work, now));
  return { work, version };
}

const reset = (state: keyof typeof shipmentsBy) =>
  db.kysely
    .updateTable('deal')
    .set({ version: 1, work_due_at: people.brand.now })
    .execute()
    .then(() => setShipment(db, dealId, shipmentsBy[state]));

const isAllowed = (name: ActName, actor: ActorName, state: keyof typeof shipmentsBy) =>
  (actor === 'brand' || actor === 'influencer') && mayShip(name, shipmentsBy[state].status, actor);

const states = Object.keys(shipmentsBy) as (keyof typeof shipmentsBy)[];

describe.each(states)('a shipment in the state “%s”', (state) => {
  it('changes by the listed acts alone', async () => {
    for (const name of Object.keys(acts) as ActName[]) {
      for (const actor of actors) {
        await reset(state);
        const before = await stored(people.brand.now);
        const run = acts[name](people[actor], dealId);
        const expected = isAllowed(name, actor, state) ? 200 : refusedStatuses[actor];
        expect(await refusedStatus(run), `${actor}: ${name}`).toBe(expected);
        const after = await stored(people.brand.now);
        if (expected !== 200) expect(after, `${actor}: ${name}`).toEqual(before);
        else expect(after.work?.shipment?.status, name).toBe(shipmentTransitions[name].to);
      }
    }
  });

  it('counts as received once it should have arrived, and else stays as it is', async () => {
    await reset(state);
    const before = await stored(people.brand.now);
    await runDueDeadlines({ ...later(people.brand, 40), actor: null });
    const after = await db.kysely.selectFrom('shipment').selectAll().executeTakeFirstOrThrow();
    const isPresumed = mayShip('presume', shipmentsBy[state].status);
    expect(after.status).toBe(isPresumed ? shipmentTransitions.presume.to : before.work?.shipment?.status);
    if (isPresumed) expect(after).toMatchObject({ received_by: 'presumption', paused_on: null });
  });
});

it('refuses acts before both sides have signed, without a gift that is sent, and after the end', async () => {
  const set = (changes: {
    status: 'signing' | 'running' | 'closed';
    closed_at?: Date;
    close_reason?: 'done';
  }) => db.kysely.updateTable('deal').set(changes).where('id', '=', dealId).execute();
  const receive = () => receiveGift(people.influencer, dealId);
  await set({ status: 'signing' });
  await expect(receive()).rejects.toThrow('contract.not_signed');
  await set({ status: 'running' });
  await db.kysely.deleteFrom('shipment').execute();
  await expect(receive()).rejects.toThrow('shipment.not_found');
  await set({ status: 'closed', closed_at: people.brand.now, close_reason: 'done' });
  await expect(receive()).rejects.toThrow('deal.move_not_allowed');
});
