import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import type { Ctx } from '#domain/ctx.ts';

const planned = ['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/** Calls `act`. Returns the plan of each statement except inserts, as text. */
export async function plansOf<Person extends Ctx>(
  ctx: Person,
  act: (ctx: Person) => Promise<unknown>,
): Promise<string[]> {
  // Kysely also transforms the parts of a union, but only whole statements have a result.
  const transformed = new WeakMap<QueryId, RootOperationNode>();
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (planned.includes(node.kind)) transformed.set(queryId, node);
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const node = transformed.get(queryId);
      if (node) nodes.push(node);
      return Promise.resolve(result);
    },
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
