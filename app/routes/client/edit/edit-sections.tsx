import { lazy, Suspense } from 'react';
import { BasicFields } from '#app/routes/client/create/basics-step.tsx';
import { DateEntry } from '#app/routes/client/create/date-entry.tsx';
import { PreferencesStep } from '#app/routes/client/create/preferences-step.tsx';
import { Section } from '#app/ui/section.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { DetailSection } from './detail-section.tsx';
import type { PartProps } from './edit-form.tsx';
import { MainPhoto } from './media.tsx';
import { OfferSections } from './offer-sections.tsx';
import { PlaceSections } from './place-sections.tsx';
import { StatusField } from './status-field.tsx';

// This step is far down the page; its sliders load after the page.
const AudienceStep = lazy(() => import('#app/routes/client/create/audience-step.tsx'));

interface EditSectionsProps extends PartProps {
  /** The status transition that a save would make. */
  transition: CampaignTransition | undefined;
}

/** All fields of a campaign in sections. While `disabled`, only the status can be changed. */
export function EditSections({ transition, ...part }: EditSectionsProps) {
  const { campaign, values, draft, change, errors, disabled } = part;
  const { startDate, endDate } = errors;
  return (
    <>
      <Section title={m.edit_photo()} text={m.edit_photo_text()}>
        <MainPhoto {...part} />
      </Section>
      <Section title={m.wizard_step_basics()} text={disabled && m.edit_details_fixed()}>
        <fieldset disabled={disabled} className="contents">
          <BasicFields draft={draft} change={change} errors={errors} />
        </fieldset>
        <StatusField
          campaign={campaign}
          status={values.status}
          transition={transition}
          onChange={(status) => change({ status })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateEntry
            label={m.wizard_start_date()}
            value={values.startDate}
            onChange={(day) => change({ startDate: day })}
            error={startDate}
            disabled={disabled}
          />
          <DateEntry
            label={m.wizard_end_date()}
            value={values.endDate}
            onChange={(day) => change({ endDate: day })}
            // If both days are missing, the error beside the first is enough.
            error={endDate === startDate ? undefined : endDate}
            disabled={disabled}
          />
        </div>
      </Section>
      <OfferSections {...part} />
      <DetailSection
        disabled={disabled}
        title={m.wizard_step_preferences()}
        text={m.wizard_lead_preferences()}
      >
        <PreferencesStep draft={draft} change={change} errors={errors} />
      </DetailSection>
      <PlaceSections {...part} />
      <DetailSection disabled={disabled} title={m.wizard_step_audience()} text={m.wizard_lead_audience()}>
        <Suspense fallback={<Skeleton className="h-120" />}>
          <AudienceStep draft={draft} change={change} errors={errors} disabled={disabled} />
        </Suspense>
      </DetailSection>
    </>
  );
}
