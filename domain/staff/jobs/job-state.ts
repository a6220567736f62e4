/**
 * A `failing` job waits for its next attempt, a `given_up` job for a decision of staff, and a `later` job for its
 * time.
 */
export const jobStates = ['given_up', 'failing', 'running', 'due', 'later'] as const;
export type JobState = (typeof jobStates)[number];

/** A running job can be neither retried nor discarded, because its process would finish it anyway. */
export const mayBeSettled = (state: JobState): boolean => state === 'given_up' || state === 'failing';
