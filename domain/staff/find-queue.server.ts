import { sql } from 'kysely';
import { recoveriesEndedBefore } from '../accounts/open-recovery.server.ts';
import { type Ctx, requireStaff } from '../ctx.ts';
import type { OpenCard } from '../influencers/influencer-view.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';

export const queues = ['influencers', 'companies', 'calls', 'recoveries'] as const;
export type QueueName = (typeof queues)[number];

export interface QueueEntry {
  userId: string;
  name: string;
  since: Date;
  profile?: Pick<OpenCard, 'handle' | 'followers' | 'figuresSource' | 'location'>;
  company?: { siret: string; city: string; documents: number };
  /** Date and time are in Paris. */
  call?: { date: string; time: string; note: string };
  recovery?: { email: string };
}

/** Returns a page of a queue, longest waiting first, without suspended accounts. Refuses with `staff.not_found`. */
export async function findQueue(ctx: Ctx, name: QueueName, requestedPage: number) {
  requireStaff(ctx);
  const [influencers, companies, calls, recoveries] = await Promise.all([
    selectInfluencers(ctx).select(total).executeTakeFirstOrThrow(),
    selectCompanies(ctx).select(total).executeTakeFirstOrThrow(),
    selectCalls(ctx).select(total).executeTakeFirstOrThrow(),
    selectRecoveries(ctx).select(total).executeTakeFirstOrThrow(),
  ]);
  const counts = {
    influencers: influencers.total,
    companies: companies.total,
    calls: calls.total,
    recoveries: recoveries.total,
  };
  const { page, pages, offset } = placeOf(counts[name], requestedPage);
  const entries = await selectEntries[name](ctx, offset);
  return { name, entries, counts, page, pages };
}

const selectEntries: Record<QueueName, (ctx: Ctx, offset: number) => Promise<QueueEntry[]>> = {
  async influencers(ctx, offset) {
    const rows = await selectInfluencers(ctx)
      .select(['person.id as userId', 'full_name as name', 'handle', 'followers', 'location'])
      .select(['figures_source as figuresSource', 'verification_asked_at as since'])
      .$narrowType<{ since: Date }>()
      .orderBy('verification_asked_at')
      .orderBy('influencer.id')
      .offset(offset)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ userId, name, since, ...profile }) => ({ userId, name, since, profile }));
  },
  async companies(ctx, offset) {
    const rows = await selectCompanies(ctx)
      .select(['person.id as userId', 'company.name', 'siret', 'city', 'verification_asked_at as since'])
      .select((eb) =>
        eb
          .selectFrom('company_document')
          .whereRef('company_document.company_id', '=', 'company.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('documents'),
      )
      .$narrowType<{ since: Date; documents: number }>()
      .orderBy('verification_asked_at')
      .orderBy('company.id')
      .offset(offset)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ userId, name, since, siret, ...rest }) => ({
      userId,
      name,
      since,
      company: { siret: siret ?? '', ...rest },
    }));
  },
  async calls(ctx, offset) {
    const rows = await selectCalls(ctx)
      .select(['person.id as userId', 'person.name', 'call_request.created_at as since', 'note'])
      .select(['wanted_on as date', 'wanted_at as time'])
      .orderBy('call_request.created_at')
      .orderBy('call_request.id')
      .offset(offset)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ userId, name, since, ...call }) => ({ userId, name, since, call }));
  },
  async recoveries(ctx, offset) {
    const rows = await selectRecoveries(ctx)
      .select(['person.id as userId', 'person.name', 'person.email', 'due_at as since'])
      .orderBy('due_at')
      .orderBy('person.id')
      .offset(offset)
      .limit(PAGE_SIZE)
      .execute();
    return rows.map(({ userId, name, since, email }) => ({ userId, name, since, recovery: { email } }));
  },
};

function selectInfluencers({ db }: Ctx) {
  return db
    .selectFrom('influencer')
    .innerJoin('app_user as person', 'person.id', 'influencer.user_id')
    .where('verification_asked_at', 'is not', null)
    .where('person.suspended_at', 'is', null);
}

function selectCompanies({ db }: Ctx) {
  return db
    .selectFrom('company')
    .innerJoin('app_user as person', 'person.id', 'company.user_id')
    .where('verification_asked_at', 'is not', null)
    .where('person.suspended_at', 'is', null);
}

function selectCalls({ db }: Ctx) {
  return db
    .selectFrom('call_request')
    .innerJoin('app_user as person', 'person.id', 'call_request.user_id')
    .where('call_request.done_at', 'is', null)
    .where('person.suspended_at', 'is', null);
}

/** Selects the open recovery requests that staff may grant, because their waiting time is over. */
function selectRecoveries({ db, now }: Ctx) {
  return db
    .selectFrom('recovery')
    .innerJoin('app_user as person', 'person.id', 'recovery.user_id')
    .where('due_at', '<=', now)
    .where('requested_at', '>', recoveriesEndedBefore(now))
    .where('person.suspended_at', 'is', null);
}

const total = sql<number>`count(*)`.as('total');
