/**
 * A `failing` job waits for its next attempt. A `given_up` job waits for a decision of staff. A `later` job has a time
 * in the future.
 */
export const jobStates = ['given_up', 'failing', 'running', 'due', 'later'] as const;
export type JobState = (typeof jobStates)[number];

/** A running job can be neither retried nor discarded, because its process would finish the job anyway. */
export const mayBeSettled = (state: JobState): boolean => state === 'given_up' || state === 'failing';
