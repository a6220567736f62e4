import type { Ctx } from '../ctx.ts';
import type { MetricRow } from './post-metric.ts';

/**
 * Returns the figures of the published posts of deliverables, oldest first. If the brand objected to a post and the
 * content was published again, leaves out the figures of the earlier post. `file` is null for an erased screenshot.
 * Callers must have authorized the reader of the deals.
 */
export async function findMetricRows(
  { db }: Pick<Ctx, 'db'>,
  deliverableIds: readonly string[],
): Promise<MetricRow[]> {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('post_metric')
    .innerJoin('deliverable', 'deliverable.id', 'post_metric.deliverable_id')
    .leftJoin('file', 'file.id', 'post_metric.file_id')
    .select(['deliverable_id as deliverableId', 'metric', 'value', 'check_id as checkId', 'file.id as file'])
    .select(['as_of as asOf', 'entered_at as enteredAt'])
    .where('deliverable_id', 'in', deliverableIds)
    .whereRef('entered_at', '>=', 'published_at')
    .orderBy('entered_at')
    .orderBy('as_of')
    .orderBy('post_metric.id')
    .execute();
}
