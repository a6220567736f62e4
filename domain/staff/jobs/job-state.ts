/**
 * A `failing` job waits for its next attempt. A `given_up` job has no attempts left and waits for a decision of staff.
 * A `later` job is not due yet.
 */
export const jobStates = ['given_up', 'failing', 'running', 'due', 'later'] as const;
export type JobState = (typeof jobStates)[number];

/**
 * Returns whether staff may retry or discard a job. Staff may do neither while the job is running, because its process
 * would finish the job anyway.
 */
export const mayBeSettled = (state: JobState): boolean => state === 'given_up' || state === 'failing';
