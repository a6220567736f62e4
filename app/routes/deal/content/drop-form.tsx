import { useSavedForm } from '#app/forms/saved-form.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ActQuestion, ConfirmedAct, type ConfirmedActProps } from '../confirmed-act.tsx';

/**
 * Drops content that is not online yet. The influencer may drop at any time. The brand may drop only if the influencer
 * is `DROP_AFTER_DAYS` late, or if the influencer's account is suspended or erased.
 */
export function DropForm({ view }: { view: ContentView }) {
  const { Form, busy } = useSavedForm({ saved: {}, noAnswer: 'content.failed' });
  return (
    <div className="mt-8">
      <ConfirmedAct {...dropOf(view)} form={Form} isBusy={busy} />
    </div>
  );
}

export const DropQuestion = ({ view }: { view: ContentView }) => (
  <div className="mt-8">
    <ActQuestion {...dropOf(view)} />
  </div>
);

function dropOf(view: ContentView): ConfirmedActProps {
  return {
    intent: 'drop',
    label: m.content_drop(),
    question: m.content_drop_ask(),
    consequence: consequencesOf(view).filter(Boolean).join(' '),
    back: m.content_drop_back(),
  };
}

function consequencesOf({ deal }: ContentView): string[] {
  const name = otherNameOf(deal);
  const isBrand = deal.side === 'brand';
  const brands = deal.work?.influencerIsGone ? m.content_drop_gone : m.content_drop_late;
  const gift = isBrand ? m.content_drop_gift : m.content_drop_gift_own;
  return [
    isBrand ? brands({ name }) : m.content_drop_own({ name }),
    deal.work?.shipment ? gift({ name }) : '',
    m.content_drop_final(),
  ];
}
