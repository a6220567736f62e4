interface Pause {
  pauseMs: number;
  longestMs: number;
}

/** Runs `work` after a pause of `pauseMs`. While the pauses stay shorter it runs every `longestMs`. */
export function afterPause(work: () => void, { pauseMs, longestMs }: Pause) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let runBefore = 0;
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  return {
    cancel,
    restart(): void {
      const now = performance.now();
      if (timer === undefined) runBefore = now + longestMs;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          work();
        },
        Math.min(pauseMs, runBefore - now),
      );
    },
  };
}
