import { useSavedForm } from '#app/forms/saved-form.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ActQuestion, ConfirmedAct, type ConfirmedActProps } from '../confirmed-act.tsx';

/** The influencer drops content at any time before it is online, the brand once it is very late. */
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

function dropOf({ deal }: ContentView): ConfirmedActProps {
  const name = otherNameOf(deal);
  return {
    intent: 'drop',
    label: m.content_drop(),
    question: m.content_drop_ask(),
    consequence: deal.side === 'brand' ? m.content_drop_late({ name }) : m.content_drop_own({ name }),
    back: m.content_drop_back(),
  };
}
