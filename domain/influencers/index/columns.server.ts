import { type Thematic, thematics } from '../../campaigns/reference.ts';
import { fold } from '../../fold.ts';
import {
  type PreferenceCity,
  type PreferenceCollaboration,
  preferenceCities,
  preferenceCollaborations,
} from '../../preferences/preferences.ts';
import type { OpenCard } from '../influencer-view.ts';
import { tellsWho } from '../redacted-location.server.ts';
import { Bits } from './bits.ts';
import { Numbers } from './numbers.ts';
import { Texts } from './texts.ts';

/** An influencer, with all that is shown in a list and all that can be asked for. */
export interface Entry extends Omit<OpenCard, 'redacted'> {
  bio: string;
  acceptsGifts: boolean;
  acceptsPayment: boolean;
  minPostPriceCents: number;
  minStoryPriceCents: number;
  kinds: PreferenceCollaboration[];
  cities: PreferenceCity[];
}

/** Between name and handle: no text of ours holds it, so nothing that is looked for reaches over it. */
const SEAM = '\0';

/** What can be asked for of every influencer, by slot. */
export class Columns {
  readonly everybody: Bits;
  readonly thematics: Record<Thematic, Bits>;
  readonly kinds: Record<PreferenceCollaboration, Bits>;
  readonly cities: Record<PreferenceCity, Bits>;
  readonly featured: Bits;
  readonly verified: Bits;
  readonly acceptsGifts: Bits;
  readonly acceptsPayment: Bits;
  readonly followers: Numbers;
  readonly engagement: Numbers;
  readonly posts: Numbers;
  readonly minPostPriceCents: Numbers;
  readonly minStoryPriceCents: Numbers;
  readonly names: Texts;
  readonly locations: Texts;
  readonly bios: Texts;
  /** Whose location a visitor may read. */
  readonly openlyLocated: Bits;

  /** With room for that many slots to begin with. */
  constructor(slots: number) {
    const bits = () => new Bits(slots);
    const numbers = () => new Numbers(slots);
    const texts = () => new Texts(slots);
    this.everybody = bits();
    this.thematics = setFor(thematics, bits);
    this.kinds = setFor(preferenceCollaborations, bits);
    this.cities = setFor(preferenceCities, bits);
    [this.featured, this.verified, this.acceptsGifts, this.acceptsPayment] = [bits(), bits(), bits(), bits()];
    [this.followers, this.engagement, this.posts] = [numbers(), numbers(), numbers()];
    [this.minPostPriceCents, this.minStoryPriceCents] = [numbers(), numbers()];
    [this.names, this.locations, this.bios] = [texts(), texts(), texts()];
    this.openlyLocated = bits();
  }

  put(slot: number, entry: Entry): void {
    this.everybody.put(slot, true);
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
    this.names.put(slot, [fold(entry.name), fold(entry.handle)].join(SEAM));
    this.locations.put(slot, fold(entry.location));
    this.bios.put(slot, fold(entry.bio));
    this.openlyLocated.put(slot, !tellsWho(entry));
  }

  /** Nobody is there any more. */
  clear(slot: number): void {
    this.put(slot, nobody);
    this.everybody.put(slot, false);
  }
}

const nobody: Entry = {
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

function setFor<Id extends string>(ids: readonly Id[], make: () => Bits): Record<Id, Bits> {
  return Object.fromEntries(ids.map((id) => [id, make()])) as Record<Id, Bits>;
}
