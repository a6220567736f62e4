import { useEffect, useRef, useState } from 'react';
import { type Uploads, useUploads } from '#app/uploads/use-uploads.ts';
import { MAX_ATTACHMENTS } from '#domain/conversations/conversation.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import { keep, readUnsent } from './unsent.ts';

export interface Attaching {
  /** What goes with the next message. */
  files: readonly Attachment[];
  uploads: Uploads;
}

/** The files that go with the next message: sent at once, kept across a reload. */
export function useAttachments(keptAs: string): Attaching {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const known = useRef(new Map<string, Attachment>());
  useEffect(() => {
    const stored = readUnsent(keptAs).files;
    for (const file of stored) known.current.set(file.id, file);
    setFiles(stored);
  }, [keptAs]);

  function hold(ids: readonly string[]) {
    const held = ids.flatMap((id) => known.current.get(id) ?? []);
    setFiles(held);
    keep(keptAs, { files: held });
  }
  const uploads = useUploads({
    profile: 'attachment',
    most: MAX_ATTACHMENTS,
    tooMany: 'message.too_many_files',
    ids: files.map(({ id }) => id),
    onChange: hold,
    async keep(file) {
      known.current.set(file.id, file);
    },
  });
  return { files, uploads };
}
