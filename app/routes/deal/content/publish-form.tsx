import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { MediaField } from '#app/uploads/media-field.tsx';
import { useUploads } from '#app/uploads/use-uploads.ts';
import { MAX_CONTENT_FILES, maxContentLengths } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { Block } from './block.tsx';
import type { ContentPageProps } from './content-page.ts';
import { Unscripted } from './unscripted.tsx';

/**
 * Form in which the influencer says where the content is online. A story needs a screenshot. Content of the kind or
 * platform “other” needs a link or a screenshot. All other content needs a link.
 */
export function PublishForm({ view, days, posted }: Pick<ContentPageProps, 'view' | 'days' | 'posted'>) {
  const { deal, deliverable } = view;
  const { kind, platform, publishedAt } = deliverable;
  const saved: { url: string; hasMention: boolean; files: readonly string[] } = {
    url: '',
    hasMention: false,
    files: [],
  };
  const form = useSavedForm({
    saved,
    // After the brand's objection, the influencer fills in this form a second time. Each time has its own stored draft.
    draftName: `content:${deliverable.id}:${publishedAt ? 'again' : 'online'}`,
    noAnswer: 'content.failed',
    posted,
  });
  const uploads = useUploads({
    profile: 'content',
    only: 'image',
    max: MAX_CONTENT_FILES,
    tooMany: () => m.content_files_many({ count: MAX_CONTENT_FILES }),
    ids: form.values.files,
    onChange: (files) => form.set('files', files),
  });
  const isStory = kind === 'story';
  const isEither = !isStory && (kind === 'other' || platform === 'other');
  const name = otherNameOf(deal);
  const mention = deal.work?.terms.mention ?? 'Publicité';
  return (
    <Block title={m.content_publish_title()}>
      <form.Form {...form.props} className="grid gap-6">
        {!isStory && (
          <Field
            label={m.content_link()}
            help={isEither ? m.content_link_or_screenshot() : m.content_link_help()}
            {...form.text('url')}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            maxLength={maxContentLengths.url}
          />
        )}
        {(isStory || isEither) && (
          <>
            <div className="noscript:hidden">
              <MediaField
                label={m.content_screenshots()}
                help={isStory ? m.content_screenshots_help() : m.content_link_or_screenshot()}
                choose={m.content_screenshots_choose()}
                drop={m.media_drop_images()}
                name="files"
                uploads={uploads}
                error={form.errorOf('files')}
              />
            </div>
            <Unscripted>{m.content_screenshots_unscripted()}</Unscripted>
          </>
        )}
        <MentionTick
          label={m.content_has_mention({ mention })}
          isOn={form.values.hasMention}
          onChange={(isOn) => form.set('hasMention', isOn)}
          error={form.errorOf('hasMention')}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="publish"
            busy={form.busy || uploads.isBusy}
            busyLabel={form.busy ? m.deal_busy() : m.media_arriving()}
            className="max-sm:w-full"
          >
            {m.content_publish()}
          </Button>
          <p className="mt-3 text-sm text-soft text-pretty">
            {m.content_publish_what({ name, days: days.confirm })}
          </p>
        </div>
      </form.Form>
    </Block>
  );
}

interface MentionTickProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  error: string | undefined;
}

function MentionTick({ label, isOn, onChange, error }: MentionTickProps) {
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="hasMention"
          value="1"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'mention-error' : undefined}
          className="size-5 shrink-0 accent-accent-fill"
        />
        <span className="text-pretty">{label}</span>
      </label>
      {error && (
        <p id="mention-error" className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
