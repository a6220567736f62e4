import { useEffect, useState } from 'react';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { type EditValues, withCleared } from './values.ts';

/** A version of a campaign as the form shows it. */
export interface Version {
  number: number;
  values: EditValues;
}

interface StoredDraft {
  /** What the typing began from; null while nothing is typed. */
  began: Version | null;
  typed: Partial<EditValues>;
}
const nothing: StoredDraft = { began: null, typed: {} };

/** Under this name what is typed and not saved stays in this tab. Only its owner sees a campaign by this id. */
export const keptName = (campaignId: string) => `campaign-edit:${campaignId}`;

export interface Edit {
  /** The version that the form started from: the one a save names. */
  began: Version;
  values: EditValues;
  /** The fields that differ from what the form started from. */
  typed: Partial<EditValues>;
  unsaved: boolean;
  /** Somebody saved another version while this one was being typed. */
  isLate: boolean;
  change: (changes: Partial<EditValues>) => void;
  /** Goes on from the saved version, with these values instead of its own. */
  goOnFromSaved: (chosen: Partial<EditValues>) => void;
}

/**
 * What is typed over a saved version. It outlives an error, a reload and a change of language; when another version
 * is saved meanwhile the form stays as it is, and says so.
 */
export function useEdit(campaignId: string, saved: Version): Edit {
  const name = keptName(campaignId);
  const [stored, setStored] = useState(nothing);
  useEffect(() => setStored({ ...nothing, ...readDraft<StoredDraft>(name) }), [name]);

  const isBehind = stored.began !== null && stored.began.number !== saved.number;
  const began = isBehind && stored.began ? stored.began : saved;
  const typed = differing(stored.typed, began.values);
  const unsaved = Object.keys(typed).length > 0;

  function keep(began: Version, typed: Partial<EditValues>) {
    const next = { began, typed };
    setStored(next);
    storeDraft(name, next);
  }
  return {
    began: unsaved ? began : saved,
    values: unsaved ? { ...began.values, ...typed } : saved.values,
    typed,
    unsaved,
    isLate: unsaved && isBehind,
    change: (changes) =>
      keep(unsaved ? began : saved, { ...(unsaved ? stored.typed : {}), ...withCleared(changes) }),
    goOnFromSaved: (chosen) => {
      keep(saved, chosen);
      if (Object.keys(differing(chosen, saved.values)).length === 0) dropDraft(name);
    },
  };
}

function differing(typed: Partial<EditValues>, from: EditValues): Partial<EditValues> {
  const names = Object.keys(typed) as (keyof EditValues)[];
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(from[name]));
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}
