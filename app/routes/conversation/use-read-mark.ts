import { useCallback, useEffect, useRef } from 'react';
import { postRead } from './conversation-requests.ts';
import { openSender } from './send-unsent.ts';

/**
 * Posts how far the viewer has read and retries until the server answers, so that no unread count goes stale. The returned
 * function takes a new seq, or none after a reconnection.
 */
export function useReadMark(address: string, readSeq: number): (seq?: number) => void {
  const [read, posted] = [useRef(readSeq), useRef(readSeq)];
  const sender = useRef<ReturnType<typeof openSender>>(null);
  useEffect(() => {
    const marks = openSender(
      () => (read.current > posted.current ? read.current : undefined),
      async (seq) => {
        const isAnswered = await postRead(address, seq);
        if (isAnswered) posted.current = seq;
        return isAnswered;
      },
    );
    sender.current = marks;
    marks.start();
    return marks.close;
  }, [address, read, posted]);
  return useCallback(
    (seq = 0) => {
      read.current = Math.max(read.current, seq);
      sender.current?.start();
    },
    [read],
  );
}
