interface Waits {
  waitMs: number;
  maxWaitMs: number;
}

/**
 * Calls `run` when `waitMs` have passed since the last call of `restart`. Repeated restarts delay `run` by at most
 * `maxWaitMs`.
 */
export function debounce(run: () => void, { waitMs, maxWaitMs }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestRunAt = 0;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    cancel,
    restart(): void {
      const now = performance.now();
      if (timer === undefined) latestRunAt = now + maxWaitMs;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        Math.min(waitMs, latestRunAt - now),
      );
    },
  };
}
