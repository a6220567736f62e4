import { useEffect, useRef, useState } from 'react';
import { newUuid } from '#app/forms/new-uuid.ts';
import type { AddedFile } from '#domain/files/file.ts';
import {
  acceptOf,
  type FileKind,
  isOfKind,
  type ProfileName,
  sizeLimitOf,
  uploadProfiles,
} from '#domain/files/profiles.ts';
import { m } from '#messages';
import { filesToUpload } from './chosen-files.ts';
import { insertAsChosen } from './chosen-order.ts';
import { cancelUpload } from './interrupted-uploads.ts';
import { UploadFailed } from './transfer.ts';
import { sendFile } from './upload.ts';
import { posterOf } from './video-poster.ts';

type NewUpload = Pick<PendingUpload, 'key' | 'uploadId' | 'file'>;

export interface PendingUpload {
  key: number;
  uploadId: string;
  file: File;
  preview: string | undefined;
  /** Uploaded share, 0 to 1. */
  part: number;
  error: string | undefined;
  isRefused: boolean;
}

const tooLargeTexts = {
  'file.over_5_mb': m.refusal_file_over_5_mb,
  'file.over_10_mb': m.refusal_file_over_10_mb,
  'file.over_100_mb': m.refusal_file_over_100_mb,
};

interface Options {
  profile: ProfileName;
  only?: FileKind;
  max: number;
  tooMany?: () => string;
  ids: readonly string[];
  onChange?: (ids: string[]) => void;
  /** Called after the file is stored. If it throws, a retry repeats the call without uploading the file again. */
  onUploaded?: (added: AddedFile, file: File) => Promise<void>;
}

export type Uploads = ReturnType<typeof useUploads>;

export function useUploads({ profile, only, max, tooMany, ids, onChange, onUploaded }: Options) {
  const isOne = max === 1;
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [note, setNote] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const [announced, setAnnounced] = useState<string>();
  const stops = useRef(new Map<number, AbortController>());
  const sent = useRef(new Map<number, AddedFile>());
  const previews = useRef(new Map<string, string>());
  const lastKey = useRef(0);
  const places = useRef(new Map<string, number>());
  // A ref, because several uploads may finish between two renders.
  const currentIds = useRef(ids);
  currentIds.current = ids;
  const currentOnChange = useRef(onChange);
  currentOnChange.current = onChange;

  useEffect(() => {
    const [running, shown] = [stops.current, previews.current];
    return () => {
      for (const stop of running.values()) stop.abort();
      for (const preview of shown.values()) URL.revokeObjectURL(preview);
    };
  }, []);

  function change(next: readonly string[]) {
    currentIds.current = next;
    currentOnChange.current?.([...next]);
  }
  const without = (id: string) => currentIds.current.filter((it) => it !== id);
  const update = (key: number, changes: Partial<PendingUpload>) =>
    setPending((all) => all.map((it) => (it.key === key ? { ...it, ...changes } : it)));
  const drop = (key: number) => setPending((all) => all.filter((it) => it.key !== key));

  async function transfer({ key, uploadId, file }: NewUpload, signal: AbortSignal): Promise<AddedFile> {
    const poster = isOfKind(file.type, 'video') ? await posterOf(file) : null;
    signal.throwIfAborted();
    const image = poster ?? (isOfKind(file.type, 'image') ? file : null);
    const preview = image ? URL.createObjectURL(image) : undefined;
    update(key, { preview });
    const onProgress = (part: number) => update(key, { part });
    const added = await sendFile(file, { profile, uploadId, poster, onProgress, signal });
    if (only && added.kind !== only) throw new UploadFailed(m.refusal_file_images_only(), { status: 422 });
    if (preview) previews.current.set(added.id, preview);
    sent.current.set(key, added);
    return added;
  }

  async function send(upload: NewUpload) {
    const { key, file } = upload;
    const before = sent.current.get(key);
    const stop = new AbortController();
    stops.current.set(key, stop);
    update(key, { part: before ? 1 : 0, error: undefined });
    try {
      const added = before ?? (await transfer(upload, stop.signal));
      await onUploaded?.(added, file);
      setAnnounced(m.media_arrived({ name: added.name }));
      places.current.set(added.id, key);
      change(isOne ? [added.id] : insertAsChosen(currentIds.current, added.id, places.current));
      drop(key);
    } catch (error) {
      if (error instanceof UploadFailed) update(key, { error: error.message, isRefused: error.isRefused });
      else update(key, { error: String(error) });
    } finally {
      stops.current.delete(key);
    }
  }

  const free = () => max - currentIds.current.length - pending.filter(({ isRefused }) => !isRefused).length;

  /**
   * Returns the message with which the server would refuse this file, so that the browser does not upload the file in
   * vain.
   */
  function refusalOf(file: File): string | undefined {
    if (only && file.type && !isOfKind(file.type, only)) return m.refusal_file_images_only();
    const kind = isOfKind(file.type, 'image') ? 'image' : undefined;
    const { maxBytes, tooLarge } = sizeLimitOf(profile, kind);
    return file.size > maxBytes ? tooLargeTexts[tooLarge]() : undefined;
  }

  function cancel(key: number) {
    stops.current.get(key)?.abort();
    const upload = pending.find((it) => it.key === key);
    if (upload) cancelUpload(upload.file);
    drop(key);
  }

  return {
    ids,
    pending,
    isOne,
    accept: acceptOf(profile, only),
    isPrivate: !uploadProfiles[profile].isPublic,
    isFull: free() <= 0,
    note,
    removed,
    announced,
    isBusy: pending.some(({ error }) => error === undefined),
    previewOf: (id: string) => previews.current.get(id),
    add: (files: Iterable<File>) => {
      setRemoved(undefined);
      if (isOne) for (const { key } of pending) cancel(key);
      const places = isOne ? 1 : Math.max(0, free());
      const { taken, reasons, isTooMany } = filesToUpload([...files], places, refusalOf);
      const notes = [...reasons, ...(isTooMany && tooMany ? [tooMany()] : [])];
      setNote(notes.join('\n') || undefined);
      for (const file of taken) {
        lastKey.current += 1;
        const key = lastKey.current;
        const upload = { key, uploadId: newUuid(), file };
        const added = { ...upload, preview: undefined, part: 0, error: undefined, isRefused: false };
        setPending((all) => [...(isOne ? [] : all), added]);
        void send(upload);
      }
    },
    cancel,
    retry: (upload: PendingUpload) => void send(upload),
    remove: (id: string) => {
      setNote(undefined);
      setRemoved(id);
      change(without(id));
    },
    /** Moves a file by one place, towards the start of the list with -1 and towards the end with 1. */
    move: (id: string, by: -1 | 1) => {
      const index = currentIds.current.indexOf(id);
      const others = without(id);
      const [number, place, count] = [index + 1, index + by + 1, others.length + 1];
      if (place < 1 || place > count) return;
      change(others.toSpliced(place - 1, 0, id));
      setAnnounced(m.media_moved({ number, place, count }));
    },
    undo: () => {
      if (removed)
        change(isOne ? [removed] : insertAsChosen(currentIds.current, removed, places.current).slice(0, max));
      setRemoved(undefined);
    },
    forget: (id: string) => {
      if (!currentIds.current.includes(id)) return;
      setNote(m.refusal_file_gone());
      change(without(id));
    },
    clear: () => {
      setNote(undefined);
      setPending((all) => all.filter(({ isRefused }) => !isRefused));
      change([]);
    },
  };
}
