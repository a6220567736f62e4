import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Ctx } from '#domain/ctx.ts';

/** Calls `act`. Returns the plan of each select statement, as text. */
export async function plansOf<Person extends Ctx>(
  ctx: Person,
  act: (ctx: Person) => Promise<unknown>,
): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await act({ ...ctx, db: ctx.db.withPlugin(watch) });
  const executor = ctx.db.getExecutor();
  return Promise.all(
    nodes.map(async (node) => {
      const { sql, parameters } = executor.compileQuery(node, { queryId: 'plan' });
      const { rows } = await ctx.db.executeQuery<{ 'QUERY PLAN': string }>(
        CompiledQuery.raw(`explain ${sql}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
}
