import type { CollaborationKind, CollaborationType } from '#domain/campaigns/collaboration.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

/** The kind is `kindOf(type)`, so `hotel` and `hostel` both have the label "Hotel". */
export const collaborationLabels: Labels<CollaborationKind> = {
  restaurant: m.collaboration_restaurant,
  hotel: m.collaboration_hotel,
  event: m.collaboration_event,
  remote: m.collaboration_remote,
  other: m.collaboration_other,
};

export const collaborationChoiceLabels: Labels<CollaborationType> = {
  restaurant: m.collaboration_restaurant,
  hostel: m.collaboration_hotel,
  hotel: m.collaboration_hotel,
  physical: m.collaboration_physical,
  physical_event: m.collaboration_physical,
  event: m.collaboration_any_event,
  remote: m.collaboration_remote,
  instagram: m.collaboration_instagram,
  other: m.collaboration_other,
};
