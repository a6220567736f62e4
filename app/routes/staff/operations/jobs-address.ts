import { pathTo } from '#app/addresses/path.ts';
import { type JobState, jobStates } from '#domain/staff/jobs/job-state.ts';

export interface JobFilter {
  kind: string | null;
  state: JobState | null;
}

const MAX_KIND = 100;

export function jobFilterIn(query: URLSearchParams): JobFilter {
  return {
    kind: query.get('kind')?.slice(0, MAX_KIND) || null,
    state: jobStates.find((it) => it === query.get('state')) ?? null,
  };
}

interface JobsQuery {
  page?: number;
  ask?: string;
  job?: string;
}

export const jobsPath = ({ kind, state }: JobFilter, { page = 1, ...rest }: JobsQuery = {}) =>
  pathTo('/staff/jobs', { kind, state, page: page > 1 ? page : null, ...rest });
