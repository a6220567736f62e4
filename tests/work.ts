import type { KyselyPlugin } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { aVisitor } from '#tests/people.ts';

/** What a visitor's act asks of the database, by kind, and how much it was answered: what is alike takes the same time. */
export async function workOf(db: Database, act: (ctx: Ctx) => Promise<unknown>): Promise<string[]> {
  const work: string[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      work.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => {
      work.push(`answer of ${result.rows.length}`);
      return Promise.resolve(result);
    },
  };
  const ctx = aVisitor(db);
  await act({ ...ctx, db: ctx.db.withPlugin(watch) });
  return work;
}
