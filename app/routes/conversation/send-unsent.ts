const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

interface Sender {
  /** Something is to be sent, or the line is back: the pauses begin anew. */
  go: () => void;
  close: () => void;
}

/**
 * Sends one thing after the other, so that they keep their order: `next` says which, `send` whether it was answered. What
 * was not is tried again, after growing pauses, and holds up those behind it.
 */
export function openSender<Item>(
  next: () => Item | undefined,
  send: (item: Item) => Promise<boolean>,
): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isBusy = false;
  let isClosed = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isBusy) return;
    isBusy = true;
    for (let item = next(); item !== undefined && !isClosed; item = next()) {
      if (await send(item)) {
        wait = FIRST_WAIT_MS;
        continue;
      }
      if (!isClosed) timer = setTimeout(() => void run(), wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      break;
    }
    isBusy = false;
  }
  return {
    go() {
      wait = FIRST_WAIT_MS;
      void run();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
