import { type RawBuilder, sql } from 'kysely';
import type { Scene } from './act.ts';
import { dealsOf, newestOffer } from './state.ts';
import { type StoredDeal, storedDeal } from './world.ts';

/** Statements that the database itself must refuse, whatever the acts do. */
const statements: Record<string, (deal: StoredDeal) => RawBuilder<unknown>> = {
  'a second open offer': ({ id }) => sql`insert into offer
    select 'tampered', deal_id, seq + 100, side, terms, hash, note, status, made_at, expires_on, answered_at
    from offer where deal_id = ${id} and status = 'open'`,
  'another text of an offer': ({ id }) =>
    sql`update offer set expires_on = expires_on + 1 where deal_id = ${id}`,
  'another text of a contract': ({ id }) => sql`update contract set terms = '{}' where deal_id = ${id}`,
  'no contract': ({ id }) => sql`delete from contract where deal_id = ${id} and status = 'signed'`,
  'no signature': ({ id }) => sql`delete from signature where contract_id in
    (select id from contract where deal_id = ${id} and status = 'signed')`,
};

/** Tries to change rows without an act. Returns the attempts that the database allowed. */
export async function tamper({ state, real }: Scene): Promise<string[]> {
  const places = dealsOf(state);
  const open = places.find(({ deal }) => newestOffer(deal).status === 'open');
  const signed = places.find(({ deal }) => deal.contract?.status === 'signed');
  const attempts = [
    ...(open ? [['a second open offer', open] as const, ['another text of an offer', open] as const] : []),
    ...(signed
      ? [
          ['another text of a contract', signed] as const,
          ['no contract', signed] as const,
          ['no signature', signed] as const,
        ]
      : []),
  ];
  const allowed: string[] = [];
  for (const [name, place] of attempts) {
    const statement = statements[name]?.(storedDeal(real, place));
    const isAllowed = await statement?.execute(real.db.kysely).then(
      () => true,
      () => false,
    );
    if (isAllowed) allowed.push(name);
  }
  return allowed;
}
