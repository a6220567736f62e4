import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';

export interface DemoState {
  wasLoaded: boolean;
  demoAccounts: number;
  realAccounts: number;
}

export async function demoState(db: Kysely<Tables>): Promise<DemoState> {
  const { loaded, present } = await db
    .selectFrom('demo_account')
    .select((eb) => [eb.fn.countAll<number>().as('loaded'), eb.fn.count<number>('user_id').as('present')])
    .executeTakeFirstOrThrow();
  const { all } = await db
    .selectFrom('app_user')
    .where('role', '<>', 'staff')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return { wasLoaded: loaded > 0, demoAccounts: present, realAccounts: all - present };
}
