import { useState } from 'react';
import { callJson } from '#app/forms/call-json.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { REPLY_MAX_CHARACTERS, REPLY_TITLE_MAX_CHARACTERS } from '#domain/saved-replies/saved-reply.ts';
import { m } from '#messages';

interface SaveTypedProps {
  typed: string;
  onSaved: () => Promise<void>;
}

/** The form with the pressed button has disappeared. */
const focus = (text: HTMLElement | null) => text?.focus();

type State = { name: 'open' | 'busy' | 'saved' } | { name: 'refused'; reason: string };

export function SaveTyped({ typed, onSaved }: SaveTypedProps) {
  const to = usePath();
  const [state, setState] = useState<State>({ name: 'open' });
  const [title, setTitle] = useState('');
  if (state.name === 'saved')
    return (
      <p ref={focus} role="status" tabIndex={-1} className="mt-6 text-good outline-none">
        {m.reply_saved()}
      </p>
    );
  const isTooLong = typed.length > REPLY_MAX_CHARACTERS;
  async function save() {
    setState({ name: 'busy' });
    const answer = await callJson(to('/api/saved-replies'), { body: { title, content: typed } });
    if (!answer?.ok)
      return setState({ name: 'refused', reason: answer?.body.message ?? m.reply_save_failed() });
    setState({ name: 'saved' });
    await onSaved();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="mt-6 grid gap-4 rounded-card bg-sunken p-4"
    >
      <p className="font-medium">{m.reply_save_typed()}</p>
      <p dir="auto" className="line-clamp-2 font-serif text-xl leading-6 wrap-anywhere">
        {m.notification_quote({ text: typed })}
      </p>
      {isTooLong ? (
        <p className="text-bad">{m.reply_typed_too_long({ max: REPLY_MAX_CHARACTERS })}</p>
      ) : (
        <>
          <Field
            label={m.reply_title_optional()}
            name="title"
            value={title}
            maxLength={REPLY_TITLE_MAX_CHARACTERS}
            onChange={(event) => setTitle(event.target.value)}
          />
          {state.name === 'refused' && (
            <p role="alert" className="text-bad">
              {state.reason}
            </p>
          )}
          <Button
            type="submit"
            look="secondary"
            busy={state.name === 'busy'}
            busyLabel={m.reply_saving()}
            className="justify-self-start"
          >
            {m.reply_save()}
          </Button>
        </>
      )}
    </form>
  );
}
