import { sql } from 'kysely';
import { lastWritableEnd } from './conversation.ts';

/**
 * SQL condition on `application`: both sides may write until 30 days after the application has ended or the deal has
 * closed, whichever is later. The deal of an erased person does not count.
 */
export function isWritableAt(now: Date) {
  const limit = lastWritableEnd(now);
  return sql<boolean>`(application.ended_at is null or application.ended_at > ${limit} or exists (
    select from deal
    where deal.application_id = application.id and (deal.closed_at is null or deal.closed_at > ${limit})
      and not exists (
        select from app_user
        where app_user.id in (deal.client_id, deal.influencer_user_id) and app_user.erased_at is not null
      )
  ))`;
}
