import { useCallback, useEffect, useRef } from 'react';
import { postRead } from './conversation-calls.ts';
import { openDelivery } from './delivery.ts';

/**
 * Tells the server how far somebody has read, and when nobody answers tells it again, so that no count stays behind. The
 * function it gives takes a new seq, or none when the line is back.
 */
export function useReadMark(address: string, readSeq: number): (seq?: number) => void {
  const [read, told] = [useRef(readSeq), useRef(readSeq)];
  const delivery = useRef<ReturnType<typeof openDelivery>>(null);
  useEffect(() => {
    const marks = openDelivery(
      () => (read.current > told.current ? read.current : undefined),
      async (seq) => {
        const isAnswered = await postRead(address, seq);
        if (isAnswered) told.current = seq;
        return isAnswered;
      },
    );
    delivery.current = marks;
    marks.go();
    return marks.close;
  }, [address, read, told]);
  return useCallback(
    (seq = 0) => {
      read.current = Math.max(read.current, seq);
      delivery.current?.go();
    },
    [read],
  );
}
