import type { ReactNode } from 'react';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { turnText } from '#messages/deal-text.ts';

export function Turn({ deal }: { deal: DealLine }) {
  return <TurnSign isMine={deal.turn === deal.side}>{turnText(deal)}</TurnSign>;
}

/** Has the accent colour and a filled dot only if it is the viewer's turn. */
export function TurnSign({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <p className={`flex items-center gap-2.5 text-sm font-medium ${isMine ? 'text-accent' : 'text-soft'}`}>
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full ${isMine ? 'bg-accent' : 'border border-current'}`}
      />
      {children}
    </p>
  );
}
