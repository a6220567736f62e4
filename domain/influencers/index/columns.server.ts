import { thematics } from '../../campaigns/reference.ts';
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

export interface IndexEntry extends Omit<OpenCard, 'redacted'> {
  bio: string;
  acceptsGifts: boolean;
  acceptsPayment: boolean;
  minPostPriceCents: number;
  minStoryPriceCents: number;
  kinds: PreferenceCollaboration[];
  cities: PreferenceCity[];
}

/** Separates name and handle. Search words never contain this character, so no match spans both. */
const SEPARATOR = '\0';

const flags = ['isFeatured', 'isVerified', 'acceptsGifts', 'acceptsPayment'] as const;
const numbers = ['followers', 'engagementRate', 'posts', 'minPostPriceCents', 'minStoryPriceCents'] as const;

export type Columns = ReturnType<typeof emptyColumns>;

export function emptyColumns(slots: number) {
  const bits = () => new BitSet(slots);
  const columns = {
    occupied: bits(),
    thematics: columnFor(thematics, bits),
    kinds: columnFor(preferenceCollaborations, bits),
    cities: columnFor(preferenceCities, bits),
    ...columnFor(flags, bits),
    ...columnFor(numbers, () => new NumberColumn(slots)),
    names: new TextColumn(slots),
    locations: new TextColumn(slots),
    bios: new TextColumn(slots),
    hasVerifiedFigures: bits(),
    /** Visitors may read and search the locations of these slots. */
    publicLocations: bits(),
  };
  const sets = [columns.thematics, columns.kinds, columns.cities].flatMap((column) => Object.values(column));

  function clear(slot: number): void {
    columns.occupied.put(slot, false);
    for (const set of sets) set.put(slot, false);
    for (const texts of [columns.names, columns.locations, columns.bios]) texts.put(slot, '');
  }

  return {
    ...columns,
    put(slot: number, entry: IndexEntry): void {
      if (columns.occupied.has(slot)) clear(slot);
      columns.occupied.put(slot, true);
      for (const id of entry.thematics) columns.thematics[id].put(slot, true);
      for (const id of entry.kinds) columns.kinds[id].put(slot, true);
      for (const id of entry.cities) columns.cities[id].put(slot, true);
      for (const name of flags) columns[name].put(slot, entry[name]);
      for (const name of numbers) columns[name].put(slot, entry[name]);
      columns.names.put(slot, [fold(entry.name), fold(entry.handle)].join(SEPARATOR));
      columns.locations.put(slot, fold(entry.location));
      columns.bios.put(slot, fold(entry.bio));
      columns.hasVerifiedFigures.put(slot, entry.figuresSource === 'verified');
      columns.publicLocations.put(slot, !revealsIdentity(entry));
    },
    /** The flags and numbers of a removed slot stay until `put` replaces them. */
    clear,
  };
}

function columnFor<Name extends string, Column>(names: readonly Name[], make: () => Column) {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Column>;
}
