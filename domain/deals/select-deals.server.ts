import { expressionBuilder } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { actsFor } from '../companies/acts-for.ts';
import type { Member } from '../ctx.ts';

const eb = expressionBuilder<Tables, 'deal'>();

/** SQL condition: the actor is one of the two sides of `deal`. */
export const isDealOf = (actor: Member) =>
  actor.role === 'client'
    ? eb('deal.client_id', '=', actsFor(actor))
    : eb('deal.influencer_user_id', '=', actor.id);

/** Lateral subquery `offer`: the newest offer of `deal`. */
export const newestOffer = () =>
  eb
    .selectFrom('offer')
    .selectAll('offer')
    .whereRef('offer.deal_id', '=', 'deal.id')
    .orderBy('offer.seq', 'desc')
    .limit(1)
    .as('offer');
