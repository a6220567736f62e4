import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';

const db = await testDatabase();

/**
 * Rows of `app_user` and `influencer` are deleted only with the demo world, because an erased account stays as a row.
 * `campaign_viewer` contains only the rows of one day.
 */
const withoutIndex = [
  'abuse_report (decided_by)',
  'abuse_report (reversed_by)',
  'application (decided_by)',
  'campaign_viewer (campaign_id)',
  'message (sender_id)',
  'notice (influencer_id)',
  'notice (user_id)',
];

test('an index serves each foreign key, so that deleting a row does not read other tables', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ' ' || substring(pg_get_constraintdef(oid) from '\\(.*?\\)') as key
    from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        -- A foreign key ignores nulls, so an index without them serves it too.
        and (indpred is null or pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
    )`.execute(db.kysely);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(withoutIndex);
});
