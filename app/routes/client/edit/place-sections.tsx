import { TimeSlots } from '#app/routes/client/create/time-slots.tsx';
import { VenueFields } from '#app/routes/client/create/venue-fields.tsx';
import { Select } from '#app/ui/field.tsx';
import { collaborationsToEdit, needsVenue } from '#domain/campaigns/collaboration.ts';
import { m } from '#messages';
import { collaborationChoiceLabels } from '#messages/labels/collaboration.ts';
import { DetailSection } from './detail-section.tsx';
import type { PartProps } from './edit-form.tsx';

/** The collaboration type and, if it needs a venue, the venue and its hours. */
export function PlaceSections({ campaign, draft, change, errors, disabled }: PartProps) {
  const choices = collaborationsToEdit(campaign.collaborationType);
  const { collaborationType } = draft;
  return (
    <>
      <DetailSection disabled={disabled} title={m.wizard_step_collaboration()}>
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
      </DetailSection>
      {collaborationType && needsVenue(collaborationType) && (
        <>
          <DetailSection disabled={disabled} title={m.wizard_venue()}>
            <VenueFields draft={draft} change={change} errors={errors} />
          </DetailSection>
          <DetailSection disabled={disabled} title={m.wizard_hours()} text={m.edit_hours_text()}>
            <TimeSlots draft={draft} change={change} errors={errors} />
          </DetailSection>
        </>
      )}
    </>
  );
}
