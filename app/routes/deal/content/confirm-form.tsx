import { useState } from 'react';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { maxContentLengths } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { Block } from './block.tsx';
import type { ContentPageProps } from './content-page.ts';

/** Form with which the brand confirms the post or objects to it. The brand may object once. */
export function ConfirmForm({ view, posted }: Pick<ContentPageProps, 'view' | 'posted'>) {
  const { deal, deliverable, may } = view;
  const [pressed, press] = useState('');
  const form = useSavedForm({
    saved: { reason: '' },
    draftName: `content:${deliverable.id}:objection`,
    noAnswer: 'content.failed',
    posted,
  });
  const name = otherNameOf(deal);
  const reason = form.text('reason');
  const buttonOf = (intent: 'confirm' | 'object') => ({
    type: 'submit' as const,
    name: 'intent',
    value: intent,
    busy: form.busy && pressed === intent,
    busyLabel: m.deal_busy(),
    disabled: form.busy,
    onClick: () => press(intent),
  });
  return (
    <Block title={m.content_answer()}>
      <form.Form {...form.props}>
        <input type="hidden" name="publishedAt" value={deliverable.publishedAt?.toISOString()} />
        <Button {...buttonOf('confirm')} className="max-sm:w-full">
          {m.content_confirm()}
        </Button>
        <p className="mt-3 text-sm text-soft">{m.content_confirm_what()}</p>
        {may.object && (
          <Folded opens={reason.value !== '' || reason.error !== undefined} className="mt-4">
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
              {m.content_object()}
            </summary>
            <div className="mt-2 grid gap-4">
              <TextArea
                label={m.content_object_reason()}
                help={m.content_object_help({ name })}
                {...reason}
                maxLength={maxContentLengths.objection}
                limit={maxContentLengths.objection}
                rows={4}
              />
              <Button {...buttonOf('object')} look="secondary" className="justify-self-start max-sm:w-full">
                {m.content_object_send({ name })}
              </Button>
            </div>
          </Folded>
        )}
      </form.Form>
    </Block>
  );
}
