import AudienceStep from '#app/routes/client/create/audience-step.tsx';
import { BasicFields } from '#app/routes/client/create/basics-step.tsx';
import { Choices } from '#app/routes/client/create/choices.tsx';
import { DateEntries } from '#app/routes/client/create/date-entry.tsx';
import { GiftImagesField, MainMediaField } from '#app/routes/client/create/media-fields.tsx';
import { compensationTexts, GiftDescription, Prices } from '#app/routes/client/create/offer-fields.tsx';
import { PreferencesStep } from '#app/routes/client/create/preferences-step.tsx';
import type { StepProps } from '#app/routes/client/create/steps.ts';
import { TimeSlots } from '#app/routes/client/create/time-slots.tsx';
import { VenueFields } from '#app/routes/client/create/venue-fields.tsx';
import { Select } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Uploads } from '#app/uploads/use-uploads.ts';
import {
  type CampaignTransition,
  type CompensationType,
  compensationTypes,
  offersGift,
  offersPayment,
} from '#domain/campaigns/campaign.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { collaborationsToEdit, needsVenue } from '#domain/campaigns/collaboration.ts';
import { m } from '#messages';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationChoiceLabels } from '#messages/labels/collaboration.ts';
import { StatusField } from './status-field.tsx';
import type { EditValues } from './values.ts';

interface EditSectionsProps extends Omit<StepProps, 'change'> {
  campaign: CampaignView;
  values: EditValues;
  change: (changes: Partial<EditValues>) => void;
  mainMedia: Uploads;
  giftImages: Uploads;
  transition: CampaignTransition | undefined;
}

export function EditSections(props: EditSectionsProps) {
  const { campaign, values, change, errors, mainMedia, transition } = props;
  return (
    <>
      <Section title={m.edit_photo()} text={m.edit_photo_text()}>
        <MainMediaField uploads={mainMedia} error={errors.mainMedia} />
      </Section>
      <Section title={m.wizard_step_basics()}>
        <BasicFields {...props} />
        <StatusField
          campaign={campaign}
          status={values.status}
          transition={transition}
          onChange={(status) => change({ status })}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DateEntries {...props} />
        </div>
      </Section>
      <OfferSections {...props} />
      <Section title={m.wizard_step_preferences()} text={m.wizard_lead_preferences()}>
        <PreferencesStep {...props} />
      </Section>
      <PlaceSections {...props} />
      <Section title={m.wizard_step_audience()} text={m.wizard_lead_audience()}>
        <AudienceStep {...props} />
      </Section>
    </>
  );
}

function OfferSections(props: EditSectionsProps) {
  const { values, change, errors, giftImages } = props;
  const { compensationType } = values;
  return (
    <>
      <Section title={m.wizard_step_type()} text={m.edit_type_text()}>
        <Choices<CompensationType>
          legend={m.wizard_type_legend()}
          name="compensationType"
          options={compensationTypes.map((id) => ({
            id,
            label: compensationLabels[id](),
            text: compensationTexts[id](),
          }))}
          chosen={compensationType}
          onChange={(type) => change({ compensationType: type })}
          error={errors.compensationType}
        />
      </Section>
      {compensationType && offersPayment(compensationType) && (
        <Section title={m.edit_pricing()}>
          <Prices {...props} />
        </Section>
      )}
      {compensationType && offersGift(compensationType) && (
        <Section title={m.campaign_gift()}>
          <GiftDescription {...props} />
          <GiftImagesField uploads={giftImages} error={errors.giftImages} />
        </Section>
      )}
    </>
  );
}

function PlaceSections(props: EditSectionsProps) {
  const { campaign, values, change, errors } = props;
  const choices = collaborationsToEdit(campaign.collaborationType);
  const { collaborationType } = values;
  return (
    <>
      <Section title={m.wizard_step_collaboration()}>
        <Select
          label={m.wizard_collaboration_legend()}
          name="collaborationType"
          value={collaborationType}
          onChange={({ target }) =>
            change({ collaborationType: choices.find((id) => id === target.value) ?? '' })
          }
          error={errors.collaborationType}
          required
        >
          {choices.map((id) => (
            <option key={id} value={id}>
              {collaborationChoiceLabels[id]()}
            </option>
          ))}
        </Select>
      </Section>
      {collaborationType && needsVenue(collaborationType) && (
        <>
          <Section title={m.wizard_venue()}>
            <VenueFields {...props} />
          </Section>
          <Section title={m.wizard_hours()} text={m.edit_hours_text()}>
            <TimeSlots {...props} />
          </Section>
        </>
      )}
    </>
  );
}
