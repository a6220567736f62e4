import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { MediaField } from '#app/uploads/media-field.tsx';
import { useUploads } from '#app/uploads/use-uploads.ts';
import { MAX_CONTENT_FILES, maxContentLengths } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { Block } from './block.tsx';
import { MentionText } from './caption.tsx';
import type { ContentPageProps } from './content-page.ts';
import { Unscripted } from './unscripted.tsx';

/** Form with which the influencer hands in a draft. A new version starts with the caption of the previous version. */
export function HandInForm({ view, days, posted }: Pick<ContentPageProps, 'view' | 'days' | 'posted'>) {
  const { deal, deliverable, submissions } = view;
  const last = submissions.at(-1);
  const saved: { caption: string; note: string; files: readonly string[] } = {
    caption: last?.caption ?? '',
    note: '',
    files: [],
  };
  const form = useSavedForm({
    saved,
    draftName: `content:${deliverable.id}:${submissions.length}`,
    noAnswer: 'content.failed',
    posted,
  });
  const { values } = form;
  const uploads = useUploads({
    profile: 'content',
    max: MAX_CONTENT_FILES,
    tooMany: () => m.content_files_many({ count: MAX_CONTENT_FILES }),
    ids: values.files,
    onChange: (files) => form.set('files', files),
  });
  const name = otherNameOf(deal);
  const mention = deal.work?.terms.mention ?? 'Publicité';
  return (
    <Block title={last ? m.content_new_version() : m.content_hand_in_title()}>
      <form.Form {...form.props} className="grid gap-6">
        <div className="noscript:hidden">
          <MediaField
            label={m.content_files()}
            help={m.content_files_help({ count: MAX_CONTENT_FILES, name })}
            choose={m.content_files_choose()}
            drop={m.media_drop_images()}
            name="files"
            isOrdered
            uploads={uploads}
            error={form.errorOf('files')}
          />
        </div>
        <Unscripted>{m.content_files_unscripted()}</Unscripted>
        <div className="grid gap-1.5">
          <TextArea
            label={m.content_caption_field()}
            help={m.content_caption_help({ mention })}
            {...form.text('caption')}
            maxLength={maxContentLengths.caption}
            limit={maxContentLengths.caption}
            rows={6}
          />
          {values.caption.trim() && <MentionText caption={values.caption} mention={mention} />}
        </div>
        <TextArea
          label={m.account_optional({ label: m.content_note_field({ name }) })}
          {...form.text('note')}
          maxLength={maxContentLengths.note}
          limit={maxContentLengths.note}
          rows={3}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="submit"
            busy={form.busy || uploads.isBusy}
            busyLabel={form.busy ? m.content_handing_in() : m.media_arriving()}
            className="max-sm:w-full"
          >
            {last ? m.content_hand_in_again() : m.content_hand_in()}
          </Button>
          <p className="mt-3 text-sm text-soft text-pretty">
            {m.content_hand_in_what({ name, days: days.approve })}
          </p>
        </div>
      </form.Form>
    </Block>
  );
}
