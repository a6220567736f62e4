import { useState } from 'react';
import { newUuid } from '#app/forms/new-uuid.ts';
import { MAX_REMARKS } from '#domain/deliverables/content.ts';
import { noPlace, type RemarkDraft, remarksIn } from './remark-draft.ts';

export type Remarks = ReturnType<typeof useRemarks>;

/** The remarks that the brand writes, kept as text in the stored draft of the form. */
export function useRemarks(stored: string, store: (remarks: string) => void) {
  const remarks = remarksIn(stored);
  const [openKey, setOpen] = useState<string>();
  const save = (next: readonly RemarkDraft[]) => store(JSON.stringify(next));
  return {
    remarks,
    openKey,
    open: setOpen,
    close: () => setOpen(undefined),
    /** Adds an empty remark and opens it. Removes earlier empty remarks. Adds none above `MAX_REMARKS`. */
    add: (about: Partial<RemarkDraft>) => {
      const written = remarks.filter(({ text }) => text.trim());
      if (written.length >= MAX_REMARKS) return;
      const remark = { file: null, second: null, text: '', ...noPlace, ...about, key: newUuid() };
      save([...written, remark]);
      setOpen(remark.key);
    },
    update: (key: string, changes: Partial<RemarkDraft>) =>
      save(remarks.map((it) => (it.key === key ? { ...it, ...changes } : it))),
    remove: (key: string) => {
      save(remarks.filter((it) => it.key !== key));
      if (key === openKey) setOpen(undefined);
    },
  };
}
