import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Paperclip, Send } from '#app/ui/icons.tsx';
import { Chooser } from '#app/uploads/file-chooser.tsx';
import { MESSAGE_MAX_CHARACTERS } from '#domain/conversations/conversation.ts';
import { acceptOf } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { AttachmentTray } from './attachment-tray.tsx';
import type { Written } from './thread.ts';
import { keep, readUnsent } from './unsent.ts';
import type { Attaching } from './use-attachments.ts';

/** The count appears when this few characters are left. */
const FEW_LEFT = 500;

interface ComposerProps {
  keptAs: string;
  attaching: Attaching;
  onSend: (written: Written) => void;
}

/**
 * Where a message is written, and files are added to it. What stands in it survives a reload; Enter sends it, Shift + Enter
 * starts a new line.
 */
export function Composer({ keptAs, attaching, onSend }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  // Somebody may have begun to write before the scripts came.
  useEffect(() => setText(box.current?.value || readUnsent(keptAs).draft), [keptAs]);

  const { files, uploads } = attaching;
  const length = text.trim().length;
  const isTooLong = length > MESSAGE_MAX_CHARACTERS;
  const maySend = (length > 0 || files.length > 0) && !isTooLong && !uploads.isBusy;

  function write(value: string) {
    setText(value);
    keep(keptAs, { draft: value });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!maySend) return;
    write('');
    uploads.clear();
    onSend({ content: text.trim(), attachments: files });
    box.current?.focus();
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed (Japanese, accents), Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form onSubmit={submit} className="border-t border-line p-3">
      <AttachmentTray {...attaching} />
      <div className="flex items-end gap-1.5 sm:gap-2.5">
        <Chooser
          accept={acceptOf('attachment')}
          several
          describedBy={`${id}-files`}
          isInvalid={uploads.note !== undefined}
          onFiles={uploads.add}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink"
        >
          <Paperclip />
          <span className="sr-only">{m.conversation_attach()}</span>
        </Chooser>
        <label htmlFor={id} className="sr-only">
          {m.conversation_field()}
        </label>
        <textarea
          id={id}
          ref={box}
          rows={1}
          value={text}
          placeholder={m.conversation_placeholder()}
          enterKeyHint="send"
          aria-describedby={`${id}-help`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-card border border-edge bg-surface px-3.5 py-2 placeholder:text-soft aria-invalid:border-bad"
        />
        <Button type="submit" disabled={!maySend} className="max-sm:px-3.5">
          <Send className="size-5 shrink-0 sm:hidden" />
          <span className="max-sm:sr-only">{m.conversation_send()}</span>
        </Button>
      </div>
      <div className="mt-1.5 px-1 text-sm text-soft max-md:sr-only">
        <p id={`${id}-help`}>{m.conversation_keys()}</p>
        <p id={`${id}-files`}>{m.conversation_attach_help()}</p>
      </div>
      {length > MESSAGE_MAX_CHARACTERS - FEW_LEFT && (
        <p className={`px-1 text-sm tabular-nums ${isTooLong ? 'text-bad' : 'text-soft'}`}>
          {m.conversation_count({ count: length, max: MESSAGE_MAX_CHARACTERS })}
        </p>
      )}
    </form>
  );
}
