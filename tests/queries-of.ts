import type { KyselyPlugin } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { aVisitor } from '#tests/people.ts';

/**
 * Calls `act` as a visitor. Returns the kind and row count of each database query. Two requests whose lists are equal
 * take about the same time.
 */
export async function queriesOf(db: Database, act: (ctx: Ctx) => Promise<unknown>): Promise<string[]> {
  const queries: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => {
      queries.push(`answer of ${result.rows.length}`);
      return Promise.resolve(result);
    },
  };
  const ctx = aVisitor(db);
  await act({ ...ctx, db: ctx.db.withPlugin(watch) });
  return queries;
}
