import { type CompensationType, offersGift } from './campaign.ts';

export type CollaborationKind = 'restaurant' | 'hotel' | 'event' | 'remote' | 'other';

export const collaborationKinds = {
  restaurant: 'restaurant',
  hostel: 'hotel',
  hotel: 'hotel',
  physical: 'event',
  physical_event: 'event',
  event: 'event',
  remote: 'remote',
  instagram: 'remote',
  other: 'other',
} as const satisfies Record<string, CollaborationKind>;
export type CollaborationType = keyof typeof collaborationKinds;
export const collaborationTypes = Object.keys(collaborationKinds) as CollaborationType[];

export const wizardCollaborations = [
  'restaurant',
  'hostel',
  'physical',
  'remote',
] as const satisfies CollaborationType[];

/**
 * Returns the wizard's type of the same kind as a stored type, or an empty text if the wizard has no type of this kind.
 */
export function wizardTypeOf(stored: CollaborationType): CollaborationType | '' {
  return wizardCollaborations.find((it) => kindOf(it) === kindOf(stored)) ?? '';
}

const editCollaborations: readonly CollaborationType[] = [
  'instagram',
  'restaurant',
  'hostel',
  'physical',
  'event',
  'other',
];

/** Returns the types that the edit form offers. A stored type that is not one of `editCollaborations` comes last. */
export function collaborationsToEdit(stored: CollaborationType): CollaborationType[] {
  return editCollaborations.includes(stored) ? [...editCollaborations] : [...editCollaborations, stored];
}

export function kindOf(collaboration: CollaborationType): CollaborationKind {
  return collaborationKinds[collaboration];
}

export function needsVenue(collaboration: CollaborationType): boolean {
  const kind = kindOf(collaboration);
  return kind === 'restaurant' || kind === 'hotel' || kind === 'event';
}

/**
 * Returns whether the brand ships a gift. False at a venue, where the gift is the meal, the night or the event itself.
 */
export function sendsGift(campaign: {
  compensationType: CompensationType;
  collaborationType: CollaborationType;
}): boolean {
  return offersGift(campaign.compensationType) && !needsVenue(campaign.collaborationType);
}
