import type { DealLine } from '#domain/deals/deal-view.ts';
import { turnText } from '#messages/deal-text.ts';

/** Bordeaux and a filled dot only where it is the viewer's turn. */
export function Turn({ deal }: { deal: DealLine }) {
  const isMine = deal.turn === deal.side;
  return (
    <p className={`flex items-center gap-2.5 text-sm font-medium ${isMine ? 'text-accent' : 'text-soft'}`}>
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full ${isMine ? 'bg-accent' : 'border border-current'}`}
      />
      {turnText(deal)}
    </p>
  );
}
