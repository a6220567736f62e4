import type { Database } from '#db/open.server.ts';
import { claim, recordFailure } from '#server/jobs/job-queue.ts';

/** Claims a due job of this kind and records a failure, so that the job will be retried. */
export async function failJob({ kysely }: Database, name: string): Promise<void> {
  const job = await claim(kysely, [name], 60_000);
  if (!job) throw new Error(`No job ${name} is due.`);
  await recordFailure(kysely, job, new Error('The service is down.'));
}
