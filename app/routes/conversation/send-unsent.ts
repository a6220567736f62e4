import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

interface Sender {
  /**
   * Sends the next item at once and resets the retry pause to one second. Call this function after adding an item or
   * reconnecting.
   */
  start: () => void;
  close: () => void;
}

/**
 * Sends the items that `next` returns in order, one at a time. `send` returns whether the server answered. Without an
 * answer, later items wait. Retries after pauses that double from 1 to 30 seconds, each varied by up to 25 %.
 */
export function openSender<Item>(
  next: () => Item | undefined,
  send: (item: Item) => Promise<boolean>,
): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = MIN_WAIT_MS;
  let isBusy = false;
  let isClosed = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isBusy) return;
    isBusy = true;
    for (let item = next(); item !== undefined && !isClosed; item = next()) {
      if (await send(item)) {
        wait = MIN_WAIT_MS;
        continue;
      }
      if (!isClosed) timer = setTimeout(() => void run(), wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, MAX_WAIT_MS);
      break;
    }
    isBusy = false;
  }
  return {
    start() {
      wait = MIN_WAIT_MS;
      void run();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export function useSender<Item>(
  next: () => Item | undefined,
  send: (item: Item) => Promise<boolean>,
): () => void {
  const onNext = useEffectEvent(next);
  const onSend = useEffectEvent(send);
  const sender = useRef<Sender>(null);
  useEffect(() => {
    sender.current = openSender(
      () => onNext(),
      (item: Item) => onSend(item),
    );
    return sender.current.close;
  }, []);
  return useCallback(() => sender.current?.start(), []);
}
