import { useEffect, useRef, useState } from 'react';
import type { AddedFile } from '#domain/files/file.ts';
import { type FileKind, isOfKind, type ProfileName, uploadProfiles } from '#domain/files/profiles.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';
import { sendFile, UploadFailed } from './upload.ts';
import { posterOf } from './video-poster.ts';

/** A file on its way, or one that did not arrive. */
export interface OnItsWay {
  key: number;
  file: File;
  /** To be looked at meanwhile; of a film its first picture. */
  preview: string | undefined;
  /** 0 to 1. */
  part: number;
  /** Why it did not arrive. */
  error: string | undefined;
  /** It never will, and takes no place. */
  isRefused: boolean;
}

interface Options {
  profile: ProfileName;
  /** Pictures alone, where the profile takes more. */
  only?: FileKind;
  /** How many there may be; a new one takes the place of an only one. */
  most: number;
  tooMany?: RefusalCode;
  /** The uploaded files that hold, by id, and who is told of others. */
  ids: readonly string[];
  onChange?: (ids: string[]) => void;
  /** What else it takes to have arrived: fails with `UploadFailed`, and is tried again without sending the file again. */
  keep?: (added: AddedFile, file: File) => Promise<void>;
}

export interface Uploads {
  ids: readonly string[];
  onItsWay: readonly OnItsWay[];
  most: number;
  /** No other file finds a place. */
  isFull: boolean;
  /** Why a file was not even sent, or is no longer there. */
  note: string | undefined;
  /** What was just removed, until something else happens. */
  removed: string | undefined;
  /** What arrived last, by its name. */
  arrived: string | undefined;
  /** Something is being sent; what failed is not. */
  isBusy: boolean;
  previewOf: (id: string) => string | undefined;
  add: (files: Iterable<File>) => void;
  /** Stops it, or takes away what failed. */
  cancel: (key: number) => void;
  retry: (key: number) => void;
  remove: (id: string) => void;
  undo: () => void;
  /** The server has it no more. */
  forget: (id: string) => void;
  /** What arrived has gone where it belongs, and what was said of the others has been read. */
  clear: () => void;
}

/**
 * The uploads of one field: as many as it takes, each sent at once, with its progress. They go on while whoever calls this is on the page,
 * and are stopped when it goes.
 */
export function useUploads({ profile, only, most, tooMany, ids, onChange, keep }: Options): Uploads {
  const [onItsWay, setOnItsWay] = useState<readonly OnItsWay[]>([]);
  const [note, setNote] = useState<string>();
  const [removed, setRemoved] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  const stops = useRef(new Map<number, AbortController>());
  const sent = useRef(new Map<number, AddedFile>());
  const previews = useRef(new Map<string, string>());
  const lastKey = useRef(0);
  // Several may arrive between two drawings of the page.
  const now = useRef(ids);
  now.current = ids;
  // And they arrive later: what was typed meanwhile is known to the newest only.
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => {
    const [running, shown] = [stops.current, previews.current];
    return () => {
      for (const stop of running.values()) stop.abort();
      for (const preview of shown.values()) URL.revokeObjectURL(preview);
    };
  }, []);

  function hold(next: readonly string[]) {
    now.current = next;
    tell.current?.([...next]);
  }
  const update = (key: number, change: Partial<OnItsWay>) =>
    setOnItsWay((all) => all.map((it) => (it.key === key ? { ...it, ...change } : it)));
  const drop = (key: number) => setOnItsWay((all) => all.filter((it) => it.key !== key));

  async function transfer(key: number, file: File, signal: AbortSignal): Promise<AddedFile> {
    const poster = isOfKind(file.type, 'video') ? await posterOf(file) : null;
    signal.throwIfAborted(); // stopped while that was drawn
    const shown = poster ?? (isOfKind(file.type, 'image') ? file : null);
    const preview = shown ? URL.createObjectURL(shown) : undefined;
    update(key, { preview });
    const onProgress = (part: number) => update(key, { part });
    const added = await sendFile(file, { profile, poster, onProgress, signal });
    if (only && added.kind !== only) throw new UploadFailed(refusalText('file.images_only'), true);
    if (preview) previews.current.set(added.id, preview);
    sent.current.set(key, added);
    return added;
  }

  async function send(key: number, file: File) {
    const before = sent.current.get(key);
    const stop = new AbortController();
    stops.current.set(key, stop);
    update(key, { part: before ? 1 : 0, error: undefined });
    try {
      const added = before ?? (await transfer(key, file, stop.signal));
      await keep?.(added, file);
      setArrived(added.name);
      hold(most === 1 ? [added.id] : [...now.current, added.id]);
      drop(key);
    } catch (error) {
      const known = error instanceof UploadFailed;
      update(key, {
        error: known ? error.message : String(error),
        isRefused: known && error.isRefused,
      });
    } finally {
      stops.current.delete(key);
    }
  }

  const free = () => most - now.current.length - onItsWay.filter(({ isRefused }) => !isRefused).length;

  /** What would be refused anyway is not sent. */
  function whyNot(file: File): RefusalCode | undefined {
    if (only && file.type && !isOfKind(file.type, only)) return 'file.images_only';
    return file.size > uploadProfiles[profile].maxBytes ? uploadProfiles[profile].tooLarge : undefined;
  }

  function cancel(key: number) {
    stops.current.get(key)?.abort();
    drop(key);
  }

  return {
    ids,
    onItsWay,
    most,
    isFull: free() <= 0,
    note,
    removed,
    arrived,
    isBusy: onItsWay.some(({ error }) => error === undefined),
    previewOf: (id) => previews.current.get(id),
    add(files) {
      const chosen = [...files];
      setRemoved(undefined);
      setNote(undefined);
      if (most === 1) for (const { key } of onItsWay) cancel(key);
      const taken = chosen.slice(0, most === 1 ? 1 : Math.max(0, free()));
      if (chosen.length > taken.length && tooMany) setNote(refusalText(tooMany));
      for (const file of taken) {
        const code = whyNot(file);
        if (code) {
          setNote(refusalText(code));
          continue;
        }
        lastKey.current += 1;
        const key = lastKey.current;
        const fresh = { key, file, preview: undefined, part: 0, error: undefined, isRefused: false };
        setOnItsWay((all) => [...all.filter((it) => most > 1 || it.key === key), fresh]);
        void send(key, file);
      }
    },
    cancel,
    retry(key) {
      const failed = onItsWay.find((it) => it.key === key);
      if (failed) void send(key, failed.file);
    },
    remove(id) {
      setNote(undefined);
      setRemoved(id);
      hold(now.current.filter((it) => it !== id));
    },
    undo() {
      if (removed) hold(most === 1 ? [removed] : [...now.current, removed].slice(0, most));
      setRemoved(undefined);
    },
    forget(id) {
      if (!now.current.includes(id)) return;
      setNote(refusalText('file.gone'));
      hold(now.current.filter((it) => it !== id));
    },
    clear() {
      setNote(undefined);
      hold([]);
    },
  };
}
