interface Waiting {
  ownerId: string;
  start: () => void;
}

/**
 * Runs at most `count` jobs at a time. The next job is the oldest job of the owner with the fewest running jobs. An
 * owner with many jobs therefore delays another owner's single job by at most one job.
 */
export function fairQueue(count: number) {
  const running: string[] = [];
  const waiting: Waiting[] = [];

  function startNext(): void {
    const next = waiting.reduce((first, other) => (runningOf(other) < runningOf(first) ? other : first));
    waiting.splice(waiting.indexOf(next), 1);
    running.push(next.ownerId);
    next.start();
  }

  const runningOf = ({ ownerId }: Waiting) => running.filter((id) => id === ownerId).length;

  return async <T>(ownerId: string, job: () => Promise<T>): Promise<T> => {
    await new Promise<void>((start) => {
      waiting.push({ ownerId, start });
      if (running.length < count) startNext();
    });
    try {
      return await job();
    } finally {
      running.splice(running.indexOf(ownerId), 1);
      if (waiting.length > 0) startNext();
    }
  };
}
