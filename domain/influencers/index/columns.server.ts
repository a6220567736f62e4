import { type Thematic, thematics } from '../../campaigns/reference.ts';
import { fold } from '../../fold.ts';
import {
  type PreferenceCity,
  type PreferenceCollaboration,
  preferenceCities,
  preferenceCollaborations,
} from '../../preferences/preferences.ts';
import type { OpenCard } from '../influencer-view.ts';
import { revealsIdentity } from '../redacted-location.server.ts';
import { BitSet } from './bit-set.ts';
import { NumberColumn } from './number-column.ts';
import { TextColumn } from './text-column.ts';

/** An influencer, with the fields that cards show and the fields that filters read. */
export interface IndexEntry extends Omit<OpenCard, 'redacted'> {
  bio: string;
  acceptsGifts: boolean;
  acceptsPayment: boolean;
  minPostPriceCents: number;
  minStoryPriceCents: number;
  kinds: PreferenceCollaboration[];
  cities: PreferenceCity[];
}

/** Separates name and handle. No searched text contains it, so no match spans both. */
const SEPARATOR = '\0';

/** The filterable fields of every influencer, by slot. */
export class Columns {
  readonly occupied: BitSet;
  readonly thematics: Record<Thematic, BitSet>;
  readonly kinds: Record<PreferenceCollaboration, BitSet>;
  readonly cities: Record<PreferenceCity, BitSet>;
  readonly featured: BitSet;
  readonly verified: BitSet;
  readonly acceptsGifts: BitSet;
  readonly acceptsPayment: BitSet;
  readonly followers: NumberColumn;
  readonly engagement: NumberColumn;
  readonly posts: NumberColumn;
  readonly minPostPriceCents: NumberColumn;
  readonly minStoryPriceCents: NumberColumn;
  readonly names: TextColumn;
  readonly locations: TextColumn;
  readonly bios: TextColumn;
  /** Slots whose location visitors may read and search. */
  readonly publicLocations: BitSet;

  /** `slots` is the initial capacity. */
  constructor(slots: number) {
    const bits = () => new BitSet(slots);
    const numbers = () => new NumberColumn(slots);
    const texts = () => new TextColumn(slots);
    this.occupied = bits();
    this.thematics = setFor(thematics, bits);
    this.kinds = setFor(preferenceCollaborations, bits);
    this.cities = setFor(preferenceCities, bits);
    [this.featured, this.verified, this.acceptsGifts, this.acceptsPayment] = [bits(), bits(), bits(), bits()];
    [this.followers, this.engagement, this.posts] = [numbers(), numbers(), numbers()];
    [this.minPostPriceCents, this.minStoryPriceCents] = [numbers(), numbers()];
    [this.names, this.locations, this.bios] = [texts(), texts(), texts()];
    this.publicLocations = bits();
  }

  put(slot: number, entry: IndexEntry): void {
    this.occupied.put(slot, true);
    for (const id of thematics) this.thematics[id].put(slot, entry.thematics.includes(id));
    for (const id of preferenceCollaborations) this.kinds[id].put(slot, entry.kinds.includes(id));
    for (const id of preferenceCities) this.cities[id].put(slot, entry.cities.includes(id));
    this.featured.put(slot, entry.isFeatured);
    this.verified.put(slot, entry.isVerified);
    this.acceptsGifts.put(slot, entry.acceptsGifts);
    this.acceptsPayment.put(slot, entry.acceptsPayment);
    this.followers.put(slot, entry.followers);
    this.engagement.put(slot, entry.engagementRate);
    this.posts.put(slot, entry.posts);
    this.minPostPriceCents.put(slot, entry.minPostPriceCents);
    this.minStoryPriceCents.put(slot, entry.minStoryPriceCents);
    this.names.put(slot, [fold(entry.name), fold(entry.handle)].join(SEPARATOR));
    this.locations.put(slot, fold(entry.location));
    this.bios.put(slot, fold(entry.bio));
    this.publicLocations.put(slot, !revealsIdentity(entry));
  }

  clear(slot: number): void {
    this.put(slot, emptyEntry);
    this.occupied.put(slot, false);
  }
}

const emptyEntry: IndexEntry = {
  id: '',
  name: '',
  handle: '',
  picture: null,
  location: '',
  bio: '',
  thematics: [],
  followers: 0,
  posts: 0,
  engagementRate: 0,
  isVerified: false,
  isFeatured: false,
  acceptsGifts: false,
  acceptsPayment: false,
  minPostPriceCents: 0,
  minStoryPriceCents: 0,
  kinds: [],
  cities: [],
};

function setFor<Id extends string>(ids: readonly Id[], make: () => BitSet): Record<Id, BitSet> {
  return Object.fromEntries(ids.map((id) => [id, make()])) as Record<Id, BitSet>;
}
