import { useCallback, useRef } from 'react';
import { postRead } from './conversation-requests.ts';
import { useSender } from './send-unsent.ts';

/**
 * Posts the `seq` of the last message that the viewer has read. Retries until the server answers, because unread counts
 * depend on the mark. Returns a function to call with each new `seq`. After a reconnection, a call without a `seq`
 * retries at once.
 */
export function useReadMark(address: string, readSeq: number): (seq?: number) => void {
  const marks = useRef({ read: readSeq, posted: readSeq });
  const start = useSender(
    () => (marks.current.read > marks.current.posted ? marks.current.read : undefined),
    async (seq) => {
      const isAnswered = await postRead(address, seq);
      if (isAnswered) marks.current.posted = seq;
      return isAnswered;
    },
  );
  return useCallback(
    (seq = 0) => {
      marks.current.read = Math.max(marks.current.read, seq);
      start();
    },
    [start],
  );
}
