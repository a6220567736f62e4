import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { genderText } from '#app/ui/gender-text.ts';
import { GiftPictures } from '#app/ui/gift-pictures.tsx';
import { ThematicTags } from '#app/ui/thematic-tags.tsx';
import { offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import { type CampaignDraft, type CampaignStep, stepFieldNames } from '#domain/campaigns/campaign-draft.ts';
import { kindOf, needsVenue } from '#domain/campaigns/collaboration.ts';
import { slotsInOrder } from '#domain/campaigns/time-slot.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { formatList } from '#messages/format.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { followerRangeLabels } from '#messages/labels/influencer.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { slotHours } from '#messages/slot-hours.ts';
import { pricesOf } from './campaign-type-step.tsx';
import { WithCoverPreview } from './cover-preview.tsx';
import { type StepProps, steps, type WizardStepProps } from './steps.ts';

export function ReviewStep(props: WizardStepProps) {
  const { draft, errors } = props;
  const { compensationType, collaborationType } = draft;
  if (!compensationType || !collaborationType) return null;
  return (
    <WithCoverPreview {...props} className="order-2 md:order-none">
      <Part step="basics" errors={errors}>
        <p dir="auto" className="font-serif text-2xl leading-tight wrap-anywhere">
          {draft.title}
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {draft.description}
        </p>
      </Part>
      <Part step="campaignType" errors={errors}>
        <p className="font-medium">{compensationLabels[compensationType]()}</p>
        {offersGift(compensationType) && (
          <>
            <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
              {draft.giftDescription}
            </p>
            <GiftPictures ids={draft.giftImages} width="4rem" className="mt-1 max-w-48 gap-2" />
          </>
        )}
        {offersPayment(compensationType) && <p className="tabular-nums">{pricesOf(draft).join(' · ')}</p>}
      </Part>
      <Part step="preferences" errors={errors}>
        <ThematicTags thematics={draft.thematics} />
      </Part>
      <Part step="collaboration" errors={errors}>
        <p className="font-medium">{collaborationLabels[kindOf(collaborationType)]()}</p>
        {needsVenue(collaborationType) && <Venue draft={draft} />}
      </Part>
      <Part step="schedule" errors={errors}>
        <p className="tabular-nums">{campaignDates(draft)}</p>
      </Part>
      <Part step="audience" errors={errors}>
        <Audience draft={draft} />
      </Part>
      <p className="border-t border-line pt-5 text-soft">{m.wizard_review_note()}</p>
    </WithCoverPreview>
  );
}

function Venue({ draft }: { draft: CampaignDraft }) {
  const slots = slotsInOrder(draft);
  return (
    <>
      <p className="wrap-anywhere">
        {draft.venueName}
        <br />
        {draft.venueAddress}
        <br />
        {draft.venueTown}
        {draft.venueCountry && `, ${countryLabels[draft.venueCountry]()}`}
      </p>
      <p className="text-soft tabular-nums">
        {m.wizard_hours()} ·{' '}
        {slots.map((slot) => slotHours(slot, currentLanguage())).join(' · ') || m.wizard_not_yet()}
      </p>
    </>
  );
}

function Audience({ draft }: { draft: CampaignDraft }) {
  const { followerRange, targetLocations, minAge, maxAge } = draft;
  const locations = targetLocations.map((id) => countryLabels[id]());
  const facts = [
    [m.wizard_follower_range(), followerRange && followerRangeLabels[followerRange]()],
    [m.wizard_locations(), formatList(locations, currentLanguage()) || m.wizard_no_preference()],
    [m.wizard_ages(), m.wizard_ages_value({ min: minAge, max: maxAge })],
    [m.wizard_gender(), genderText(draft)],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, text]) => (
        <Fragment key={label}>
          <dt className="text-soft">{label}</dt>
          <dd className="mb-2 sm:mb-0">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface PartProps {
  step: CampaignStep;
  errors: StepProps['errors'];
  children: ReactNode;
}

function Part({ step, errors, children }: PartProps) {
  const fields: readonly string[] = stepFieldNames[step];
  const error = Object.entries(errors).find(([field]) => fields.includes(field.replace(/\..*/, '')))?.[1];
  return (
    <section className="grid gap-2 border-t border-line py-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-sm font-normal text-soft">{steps[step].title()}</h2>
        <Link
          to={`?step=${step}`}
          defaultShouldRevalidate={false}
          aria-label={`${m.wizard_edit()} – ${steps[step].title()}`}
          className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.wizard_edit()}
        </Link>
      </div>
      {children}
      {error && <p className="text-sm text-bad">{error}</p>}
    </section>
  );
}
