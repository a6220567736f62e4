import { useCallback, useRef } from 'react';
import { postRead } from './conversation-requests.ts';
import { useSender } from './send-unsent.ts';

/**
 * Returns a function that posts the `seq` of the last read message, and retries until the server answers, because
 * unread counts depend on the stored `seq`. After a reconnection, call the function without a `seq` to retry at once.
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
