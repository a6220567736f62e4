import type { Jobs } from '#domain/jobs.server.ts';
import type { Handlers } from './jobs.ts';

/** Who does which kind of job. */
export function jobHandlers(): Handlers<Jobs> {
  return {};
}
