import { sql } from 'kysely';
import { switchFilter } from './filter.server.ts';

export const giftFilter = switchFilter('gift', () => sql`campaign.compensation_type <> 'paid'`);
