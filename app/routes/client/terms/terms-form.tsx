import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { type SavedForm, useSavedForm } from '#app/forms/saved-form.ts';
import { useLanguage } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceChips } from '#app/ui/choice-chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { JoiningBrace } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { PriceField } from '#app/ui/price-field.tsx';
import { StickyBar } from '#app/ui/sticky-bar.tsx';
import { offersGift } from '#domain/campaigns/campaign.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import type { TermsDraft } from '#domain/terms/default-terms.ts';
import { benefitChannels, maxTermsLengths } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { benefitChannelLabels } from '#messages/labels/terms.ts';
import { Conditions } from './conditions.tsx';
import { LineFields } from './line-fields.tsx';
import { Total } from './total.tsx';
import { documentOf, type TermsValues, valuesOf } from './values.ts';

interface TermsFormProps {
  campaign: CampaignView;
  /** 0 before the first save. */
  version: number;
  draft: TermsDraft;
  isMisfit: boolean;
  back: { to: string; label: string };
  posted: unknown;
}

export interface PartProps {
  form: SavedForm<TermsValues>;
  campaign: CampaignView;
}

export function TermsForm({ campaign, version, draft, isMisfit, back, posted }: TermsFormProps) {
  const language = useLanguage();
  const form = useSavedForm<TermsValues>({
    saved: valuesOf(draft, language),
    draftName: `terms:${campaign.id}`,
    noAnswer: 'terms.failed',
    posted,
  });
  const document = documentOf(form.values, campaign.compensationType, language);
  return (
    <form.Form {...form.props} className="-mb-16">
      <input type="hidden" name="version" value={version} />
      <Page
        back={back}
        title={<Accented sentence={(word) => m.terms_heading({ word })} word={m.terms_heading_word()} />}
        lead={m.terms_lead()}
      >
        {isMisfit && (
          <div className="mb-8">
            <Alert>{m.terms_misfit()}</Alert>
          </div>
        )}
        <RefusalAlert>{form.refused?.message}</RefusalAlert>
        <div className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_2rem_16rem]">
          <div className="grid min-w-0 gap-10">
            <LineFields form={form} campaign={campaign} />
            {offersGift(campaign.compensationType) && <Gift form={form} campaign={campaign} />}
          </div>
          <div aria-hidden className="relative h-full text-accent max-lg:hidden">
            <JoiningBrace length={760} className="absolute inset-y-0 h-full" />
          </div>
          <JoiningBrace down className="w-full text-accent lg:hidden" />
          <Total {...document} />
        </div>
        <Conditions form={form} campaign={campaign} />
      </Page>
      <StickyBar>
        <p role="status" className="mr-auto min-w-0 text-sm text-soft">
          {form.unsaved && <span className="font-medium text-ink">{m.profile_unsaved()}. </span>}
          <span className="max-sm:sr-only">
            {campaign.status === 'draft' ? m.terms_seen_after_publication() : m.terms_seen_at_once()}
          </span>
        </p>
        {form.unsaved && (
          <Button look="quiet" onClick={form.discard} disabled={form.busy}>
            {m.profile_discard()}
          </Button>
        )}
        <Button type="submit" busy={form.busy} busyLabel={m.terms_saving()} className="max-sm:flex-1">
          {m.terms_save()}
        </Button>
      </StickyBar>
    </form.Form>
  );
}

function Gift({ form }: PartProps) {
  const channel = form.choice('benefit.channel');
  return (
    <section className="grid gap-5">
      <h2>{m.terms_gift()}</h2>
      <Field
        label={m.terms_gift_what()}
        {...form.text('benefit.what')}
        maxLength={maxTermsLengths.benefit}
        required
      />
      <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <PriceField
          label={m.terms_gift_value()}
          help={m.terms_gift_value_help()}
          {...form.text('benefit.valueCents')}
          required
        />
        <ChoiceChips
          legend={m.terms_gift_channel()}
          name={channel.name}
          value={channel.values}
          error={channel.error}
          onChange={channel.onChange}
          choices={benefitChannels.map((value) => ({ value, label: benefitChannelLabels[value]() }))}
        />
      </div>
    </section>
  );
}
