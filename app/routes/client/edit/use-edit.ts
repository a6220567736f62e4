import { useLayoutEffect, useState } from 'react';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { type EditValues, withCleared } from './values.ts';

export interface Version {
  number: number;
  values: EditValues;
}

interface StoredDraft {
  began: Version | null;
  typed: Partial<EditValues>;
}
const emptyDraft: StoredDraft = { began: null, typed: {} };

/** The name needs no user id, because only the owner can edit the campaign. */
export const editDraftName = (campaignId: string) => `campaign-edit:${campaignId}` as const;

export interface Edit {
  base: Version;
  values: EditValues;
  typed: Partial<EditValues>;
  unsaved: boolean;
  isOutdated: boolean;
  change: (changes: Partial<EditValues>) => void;
  rebase: (chosen: Partial<EditValues>) => void;
}

/**
 * Typed values survive an error, a reload and a change of language. If another version is saved meanwhile, the form
 * keeps its values and `isOutdated` is true.
 */
export function useEdit(campaignId: string, saved: Version): Edit {
  const name = editDraftName(campaignId);
  const [stored, setStored] = useState(emptyDraft);
  // A layout effect, because `useEarlyInput` then repeats what was typed before hydration.
  useLayoutEffect(() => setStored({ ...emptyDraft, ...readDraft<StoredDraft>(name) }), [name]);

  const isStale = stored.began !== null && stored.began.number !== saved.number;
  const base = isStale && stored.began ? stored.began : saved;
  const typed = valuesDiffering(stored.typed, base.values);
  const unsaved = Object.keys(typed).length > 0;

  function store(base: Version, typed: Partial<EditValues>) {
    const next = { began: base, typed };
    setStored(next);
    storeDraft(name, next);
  }
  return {
    base: unsaved ? base : saved,
    values: unsaved ? { ...base.values, ...typed } : saved.values,
    typed,
    unsaved,
    isOutdated: unsaved && isStale,
    change: (changes) =>
      store(unsaved ? base : saved, { ...(unsaved ? stored.typed : {}), ...withCleared(changes) }),
    rebase: (chosen) => {
      store(saved, chosen);
      if (Object.keys(valuesDiffering(chosen, saved.values)).length === 0) dropDraft(name);
    },
  };
}

function valuesDiffering(typed: Partial<EditValues>, base: EditValues): Partial<EditValues> {
  const names = Object.keys(typed) as (keyof EditValues)[];
  const changed = names.filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(base[name]));
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}
