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
import { OfferSections } from './offer-sections.tsx';
import { MainPhoto } from './pictures.tsx';
import { PlaceSections } from './place-sections.tsx';
import { StatusField } from './status-field.tsx';

// It stands far below: its sliders come after the page.
const AudienceStep = lazy(() => import('#app/routes/client/create/audience-step.tsx'));

interface EditSectionsProps extends PartProps {
  /** What a save would do with the status. */
  move: CampaignTransition | undefined;
}

/** All of a campaign, one matter after the other. Only the status stays open when the details are fixed. */
export function EditSections({ move, ...part }: EditSectionsProps) {
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
          move={move}
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
            // Both days missing is one sentence, beside the first.
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
