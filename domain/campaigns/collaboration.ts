/** What a collaboration is, whatever form named it. */
export type CollaborationKind = 'restaurant' | 'hotel' | 'event' | 'remote' | 'other';

/** The ids each form has, and their kind: labels and the venue rule go by the kind, never by the id. */
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
export const collaborationTypes = Object.keys(collaborationKinds) as [
  CollaborationType,
  ...CollaborationType[],
];

export const wizardCollaborations = [
  'restaurant',
  'hostel',
  'physical',
  'remote',
] as const satisfies CollaborationType[];

const editCollaborations: readonly CollaborationType[] = [
  'instagram',
  'restaurant',
  'hostel',
  'physical',
  'event',
  'other',
];

/** What the edit form offers: its own list, and the stored value where that is not in it. */
export function collaborationsToEdit(stored: CollaborationType): CollaborationType[] {
  return editCollaborations.includes(stored) ? [...editCollaborations] : [...editCollaborations, stored];
}

export function kindOf(collaboration: CollaborationType): CollaborationKind {
  return collaborationKinds[collaboration];
}

/** A venue kind has a name, an address and hours, on every page alike. */
export function needsVenue(collaboration: CollaborationType): boolean {
  const kind = kindOf(collaboration);
  return kind === 'restaurant' || kind === 'hotel' || kind === 'event';
}
