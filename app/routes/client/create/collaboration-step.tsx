import type { ReactNode } from 'react';
import {
  type CollaborationType,
  kindOf,
  needsVenue,
  wizardCollaborations,
} from '#domain/campaigns/collaboration.ts';
import { m } from '#messages';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { Choices } from './choices.tsx';
import type { StepProps } from './steps.ts';
import { TimeSlots } from './time-slots.tsx';
import { VenueFields } from './venue-fields.tsx';

const texts: Record<(typeof wizardCollaborations)[number], () => string> = {
  restaurant: m.wizard_restaurant_text,
  hostel: m.wizard_hotel_text,
  physical: m.wizard_event_text,
  remote: m.wizard_remote_text,
};

export function CollaborationStep(props: StepProps) {
  const { draft, change, errors } = props;
  const venue = draft.collaborationType !== '' && needsVenue(draft.collaborationType);
  return (
    <div className="grid max-w-3xl gap-12">
      <Choices<CollaborationType>
        legend={m.wizard_collaboration_legend()}
        name="collaborationType"
        options={wizardCollaborations.map((id) => ({
          id,
          label: collaborationLabels[kindOf(id)](),
          text: texts[id](),
        }))}
        chosen={draft.collaborationType}
        onChange={(collaborationType) => change({ collaborationType })}
        error={errors.collaborationType}
        className="sm:grid-cols-2"
      />
      {venue && (
        <>
          <Section title={m.wizard_venue()}>
            <VenueFields {...props} />
          </Section>
          <Section title={m.wizard_hours()} lead={m.wizard_hours_help()}>
            <TimeSlots {...props} />
          </Section>
        </>
      )}
    </div>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2>{title}</h2>
      {lead && <p className="mt-1 text-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
