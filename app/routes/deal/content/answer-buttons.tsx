import { useState } from 'react';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { numberWord } from '#messages/number-word.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { publishOnceApprovedText } from '#messages/publication-text.ts';
import type { ReviewDays } from './content-text.ts';
import type { RemarkDraft } from './remark-draft.ts';

interface AnswerButtonsProps {
  view: ContentView;
  days: ReviewDays;
  form: SavedForm<{ remarks: string; remark: string }>;
  remarks: readonly RemarkDraft[];
}

/** The order of the buttons is fixed. The filled button is Approve, or the request for changes if there are remarks. */
export function AnswerButtons({ view, days, form, remarks }: AnswerButtonsProps) {
  const { deal, may, roundsLeft } = view;
  const [pressed, press] = useState('');
  const isBusy = (intent: string) => form.busy && pressed === intent;
  const count = remarks.length;
  const name = otherNameOf(deal);
  const approve = {
    type: 'submit',
    name: 'intent',
    value: 'approve',
    look: count > 0 ? 'secondary' : 'primary',
    busy: isBusy('approve'),
    busyLabel: m.deal_busy(),
    disabled: form.busy,
  } as const;
  return (
    <div className="mt-7 border-t border-ink pt-6">
      <Rounds view={view} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:grid">
        {count > 0 ? (
          <Confirm
            {...approve}
            label={m.content_approve()}
            question={m.content_approve_ask()}
            consequence={m.content_approve_text({ name })}
            back={m.content_approve_back()}
            form={form.Form}
            onSubmit={() => {
              press('approve');
              form.props.onSubmit();
            }}
          >
            <input type="hidden" name="intent" value="approve" />
            <input type="hidden" name="seq" value={view.submissions.at(-1)?.seq} />
          </Confirm>
        ) : (
          <Button {...approve} onClick={() => press('approve')}>
            {m.content_approve()}
          </Button>
        )}
        {may.ask && (
          <Button
            type="submit"
            name="intent"
            value="ask"
            look={count > 0 ? 'primary' : 'secondary'}
            busy={isBusy('ask')}
            busyLabel={m.deal_busy()}
            disabled={form.busy}
            onClick={() => press('ask')}
          >
            {m.content_ask({ left: roundsLeft })}
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-soft text-pretty">
        {count > 0 ? m.content_ask_what({ count, name, days: days.change }) : approvedText(view, days)}
      </p>
    </div>
  );
}

function approvedText({ deal, deliverable }: ContentView, { publishBy }: ReviewDays): string {
  const publishFrom = deal.work?.terms.publishFrom ?? deliverable.publishBy;
  return publishOnceApprovedText({ publishFrom, publishBy }, otherNameOf(deal));
}

function Rounds({ view: { deal, roundsLeft } }: { view: ContentView }) {
  const count = roundsLeft;
  const number = numberWord(count, currentLanguage());
  const [fact, follows] =
    count > 0
      ? [m.content_rounds_left({ count, number }), m.content_rounds_after({ count })]
      : [
          deal.work?.terms.revisions === 0 ? m.content_rounds_never() : m.content_rounds_used(),
          m.content_rounds_only(),
        ];
  return (
    <p className="flex gap-3 text-sm text-soft text-pretty">
      <span aria-hidden className="mt-1 size-3 shrink-0 rounded-full border-2 border-accent" />
      <span>
        <strong className="font-medium text-ink">{fact}</strong> {follows}
      </span>
    </p>
  );
}
