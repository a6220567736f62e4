interface Waiting {
  whose: string;
  go: () => void;
}

/**
 * Runs so many works at a time; the others wait. Next is whoever has the fewest running, and of those who first asked: so
 * nobody's many works keep another person's one waiting for longer than one of them takes.
 */
export function fairQueue(count: number) {
  const running: string[] = [];
  const waiting: Waiting[] = [];

  function startNext(): void {
    const next = waiting.reduce((first, it) => (runningOf(it) < runningOf(first) ? it : first));
    waiting.splice(waiting.indexOf(next), 1);
    running.push(next.whose);
    next.go();
  }

  const runningOf = ({ whose }: Waiting) => running.filter((it) => it === whose).length;

  return async <T>(whose: string, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((go) => {
      waiting.push({ whose, go });
      if (running.length < count) startNext();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(whose), 1);
      if (waiting.length > 0) startNext();
    }
  };
}
