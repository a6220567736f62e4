import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Close, FileText, NewLine, Paperclip, Send } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/image.tsx';
import { FileInput } from '#app/uploads/file-input.tsx';
import { UploadAnnouncements, UploadStatus } from '#app/uploads/upload-status.tsx';
import { useFieldFocus } from '#app/uploads/use-field-focus.ts';
import { MESSAGE_MAX_CHARACTERS } from '#domain/conversations/conversation.ts';
import { kindOfMedia } from '#domain/files/media.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { formatBytes, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { RepliesButton } from './replies/replies-button.tsx';
import type { ComposedMessage } from './thread.ts';
import { readUnsent, storeUnsent } from './unsent.ts';
import type { DraftAttachments } from './use-attachments.ts';

/** The counter appears when fewer characters than this are left. */
const COUNTER_FROM = 500;

const number = (value: number) => formatNumber(value, currentLanguage());

interface ComposerProps {
  storageKey: DraftName;
  /**
   * Number of messages whose text was returned to the stored draft. When the number changes, the field shows the stored
   * draft.
   */
  returned: number;
  attachments: DraftAttachments;
  onSend: (message: ComposedMessage) => void;
}

/**
 * The draft survives a reload. Enter sends the message, Shift + Enter starts a new line. Touch keyboards lack Shift +
 * Enter, so a button starts a new line there.
 */
export function Composer({ storageKey, returned, attachments, onSend }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const fieldFocus = useFieldFocus<HTMLFormElement>();
  // Text typed before the scripts loaded takes precedence over the stored draft.
  useEffect(
    () => setText((returned === 0 && textarea.current?.value) || readUnsent(storageKey).draft),
    [storageKey, returned],
  );

  const { files, uploads } = attachments;
  const length = text.trim().length;
  const isTooLong = length > MESSAGE_MAX_CHARACTERS;
  const maySend = (length > 0 || files.length > 0) && !isTooLong && !uploads.isBusy;

  function updateText(value: string) {
    setText(value);
    storeUnsent(storageKey, { draft: value });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!maySend) return;
    updateText('');
    uploads.clear();
    onSend({ content: text.trim(), attachments: files });
    textarea.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // In an input method editor, Enter confirms the composed text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  function insert(inserted: string) {
    const field = textarea.current;
    if (!field) return;
    field.setRangeText(inserted, field.selectionStart, field.selectionEnd, 'end');
    updateText(field.value);
    field.focus();
  }

  return (
    <form {...fieldFocus} onSubmit={submit} data-bottom-bar className="border-t border-line p-3">
      <AttachmentTray {...attachments} />
      <div className="flex items-end gap-1.5 max-sm:flex-wrap sm:gap-2">
        <FileInput
          uploads={uploads}
          describedBy={`${id}-files`}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
        >
          <Paperclip />
          <span className="sr-only">{m.conversation_attach()}</span>
        </FileInput>
        <RepliesButton typed={text.trim()} onInsert={insert} />
        <label htmlFor={id} className="sr-only">
          {m.conversation_field()}
        </label>
        <div className="relative w-full min-w-0 max-sm:-order-2 max-sm:w-auto max-sm:flex-1 max-sm:basis-[calc(100%-4rem)]">
          <textarea
            id={id}
            ref={textarea}
            rows={1}
            dir="auto"
            value={text}
            placeholder={m.conversation_placeholder()}
            enterKeyHint="send"
            aria-describedby={`${id}-help`}
            aria-invalid={isTooLong || undefined}
            onChange={(event) => updateText(event.target.value)}
            onKeyDown={onKeyDown}
            className="block field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-card border border-edge bg-surface px-3.5 py-2 placeholder:text-soft aria-invalid:border-bad pointer-coarse:pr-11"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={m.conversation_new_line()}
              // Losing the focus would close the touch keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert('\n')}
              className="absolute right-0 bottom-0 grid size-11 place-items-center text-soft pointer-fine:hidden"
            >
              <NewLine className="size-5" />
            </button>
          )}
        </div>
        <Button type="submit" disabled={!maySend} className="max-sm:-order-1 max-sm:px-3.5">
          <Send className="size-5 shrink-0 sm:hidden" />
          <span className="max-sm:sr-only">{m.conversation_send()}</span>
        </Button>
      </div>
      <div className="mt-1.5 px-1 text-sm text-soft max-md:sr-only">
        <p id={`${id}-help`}>{m.conversation_keys()}</p>
        <p id={`${id}-files`}>{m.conversation_attach_help()}</p>
      </div>
      {length > MESSAGE_MAX_CHARACTERS - COUNTER_FROM && (
        <p className={`px-1 text-sm tabular-nums ${isTooLong ? 'text-bad' : 'text-soft'}`}>
          {m.conversation_count({ count: number(length), max: number(MESSAGE_MAX_CHARACTERS) })}
        </p>
      )}
    </form>
  );
}

function AttachmentTray({ files, uploads }: DraftAttachments) {
  const { pending, note } = uploads;
  return (
    <>
      {files.length + pending.length > 0 && (
        <ul
          aria-label={m.conversation_attached()}
          className="mb-3 grid max-h-44 grid-cols-1 gap-2 overflow-y-auto sm:grid-cols-2"
        >
          {files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 rounded-card border border-line py-1.5 pr-1 pl-2">
              <Thumbnail id={id} preview={uploads.previewOf(id)} />
              <span className="min-w-0 flex-1 text-sm">
                <span className="block truncate" title={name}>
                  {name}
                </span>
                <span className="text-soft tabular-nums">{formatBytes(bytes, currentLanguage())}</span>
              </span>
              <button
                type="button"
                aria-label={m.conversation_detach({ name })}
                onClick={() => uploads.remove(id)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <Close className="size-4" />
              </button>
            </li>
          ))}
          {pending.map((upload) => (
            <li key={upload.key} className="rounded-card border border-line px-3 py-1.5">
              <UploadStatus {...{ upload, uploads }} />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="mb-1.5 px-1 text-sm whitespace-pre-line text-bad empty:hidden">
        {note}
      </p>
      <UploadAnnouncements uploads={uploads} />
    </>
  );
}

function Thumbnail({ id, preview }: { id: string; preview: string | undefined }) {
  const frame = 'size-11 shrink-0 rounded-card object-cover';
  if (kindOfMedia(id) !== 'image')
    return (
      <span className={`${frame} grid place-items-center bg-sunken text-soft`}>
        <FileText />
      </span>
    );
  if (preview) return <img src={preview} alt="" className={frame} />;
  return <Picture media={id} alt="" width="3rem" isPrivate className={frame} />;
}
