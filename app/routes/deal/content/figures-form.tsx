import { SavedDayField } from '#app/forms/saved-day-field.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { MediaField } from '#app/uploads/media-field.tsx';
import { useUploads } from '#app/uploads/use-uploads.ts';
import { type MetricName, metricNames } from '#domain/post-metrics/post-metric.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { metricLabels } from '#messages/labels/figures.ts';
import type { FiguresProps } from './figures.tsx';
import { Unscripted } from './unscripted.tsx';

type Values = Record<MetricName | 'asOf', string> & { files: readonly string[] };

const empty: Values = {
  ...(Object.fromEntries(metricNames.map((name) => [name, ''])) as Record<MetricName, string>),
  asOf: '',
  files: [],
};

/** Form in which the influencer declares figures. An empty field leaves its figure unchanged. */
export function FiguresForm({ view: { deal, deliverable }, today, posted }: FiguresProps) {
  const form = useSavedForm({
    saved: { ...empty, asOf: today },
    draftName: `content:${deliverable.id}:figures`,
    noAnswer: 'content.failed',
    posted,
  });
  const uploads = useUploads({
    profile: 'content',
    only: 'image',
    max: 1,
    tooMany: () => m.figures_screenshot_one(),
    ids: form.values.files,
    onChange: (files) => form.set('files', files),
  });
  return (
    <form.Form {...form.props} className="mt-7 grid gap-5">
      <div>
        <h3>{m.figures_form_title()}</h3>
        <p className="mt-1 text-sm text-soft text-pretty">
          {m.figures_form_help({ name: otherNameOf(deal) })}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        {metricNames.map((name) => (
          <Field
            key={name}
            label={metricLabels[name]()}
            {...form.text(name)}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
          />
        ))}
      </div>
      <SavedDayField
        label={m.figures_form_day()}
        help={m.figures_form_day_help()}
        field={form.text('asOf')}
        onDay={(day) => form.set('asOf', day)}
        required
      />
      <div className="noscript:hidden">
        <MediaField
          label={m.figures_screenshot()}
          help={m.figures_screenshot_help()}
          choose={m.figures_screenshot_choose()}
          drop={m.media_drop_images()}
          name="files"
          uploads={uploads}
          error={form.errorOf('files')}
        />
      </div>
      <Unscripted>{m.figures_screenshot_unscripted()}</Unscripted>
      <Button
        type="submit"
        name="intent"
        value="figures"
        busy={form.busy || uploads.isBusy}
        busyLabel={form.busy ? m.deal_busy() : m.media_arriving()}
        className="max-sm:w-full sm:justify-self-start"
      >
        {m.figures_form_save()}
      </Button>
    </form.Form>
  );
}
