import { useEffect, useRef, useState } from 'react';
import { type Uploads, useUploads } from '#app/uploads/use-uploads.ts';
import { MAX_ATTACHMENTS } from '#domain/conversations/conversation.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { readUnsent, storeUnsent } from './unsent.ts';

export interface DraftAttachments {
  files: readonly Attachment[];
  uploads: Uploads;
}

export function useAttachments(storageKey: DraftName): DraftAttachments {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const known = useRef(new Map<string, Attachment>());
  useEffect(() => {
    const stored = readUnsent(storageKey).files;
    for (const file of stored) known.current.set(file.id, file);
    setFiles(stored);
  }, [storageKey]);

  function change(ids: readonly string[]) {
    const next = ids.flatMap((id) => known.current.get(id) ?? []);
    setFiles(next);
    storeUnsent(storageKey, { files: next });
  }
  const uploads = useUploads({
    profile: 'attachment',
    max: MAX_ATTACHMENTS,
    tooMany: m.refusal_message_too_many_files,
    ids: files.map(({ id }) => id),
    onChange: change,
    async onUploaded(file) {
      known.current.set(file.id, file);
    },
  });
  return { files, uploads };
}
