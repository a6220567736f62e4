import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';
import { actsFor } from './acts-for.ts';

export interface StartSteps {
  hasConfirmedEmail: boolean;
  /** Whether the brand has saved the company form. The form requires a street, and a new company has none. */
  hasCompany: boolean;
  hasCampaign: boolean;
}

export async function findStartSteps(ctx: Ctx): Promise<StartSteps | null> {
  const actor = requireActor(ctx);
  const clientId = actsFor(actor);
  const steps = await ctx.db
    .selectFrom('app_user')
    .leftJoin('company', (join) => join.on('company.user_id', '=', clientId))
    .select('email_verified as hasConfirmedEmail')
    .select(sql<boolean>`coalesce(company.street, '') <> ''`.as('hasCompany'))
    .select((eb) =>
      eb.exists(eb.selectFrom('campaign').select('id').where('client_id', '=', clientId)).as('hasCampaign'),
    )
    .$narrowType<{ hasCampaign: boolean }>()
    .where('app_user.id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return Object.values(steps).every(Boolean) ? null : steps;
}
