import { useCallback, useEffect, useRef } from 'react';
import { postRead } from './conversation-calls.ts';
import { openSender } from './send-unsent.ts';

/**
 * Tells the server how far somebody has read, and when nobody answers tells it again, so that no count stays behind. The
 * function it gives takes a new seq, or none when the line is back.
 */
export function useReadMark(address: string, readSeq: number): (seq?: number) => void {
  const [read, told] = [useRef(readSeq), useRef(readSeq)];
  const sender = useRef<ReturnType<typeof openSender>>(null);
  useEffect(() => {
    const marks = openSender(
      () => (read.current > told.current ? read.current : undefined),
      async (seq) => {
        const isAnswered = await postRead(address, seq);
        if (isAnswered) told.current = seq;
        return isAnswered;
      },
    );
    sender.current = marks;
    marks.go();
    return marks.close;
  }, [address, read, told]);
  return useCallback(
    (seq = 0) => {
      read.current = Math.max(read.current, seq);
      sender.current?.go();
    },
    [read],
  );
}
