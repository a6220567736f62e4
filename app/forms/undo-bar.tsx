import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';
import { HiddenFields } from './hidden-fields.tsx';

interface UndoBarProps {
  /** Sentence that says what was removed. */
  children: string;
  action?: string;
  /** Hidden fields of the form that restores the removed item. */
  fields: Record<string, string>;
}

/**
 * Takes the focus after a removal, because the focused button is gone. Pages render the bar below their list. If the
 * list is empty, they render the bar above the text that replaces the list. Below this text, the bar would stick to the
 * lower edge of the window and could cover the text.
 */
export function UndoBar({ children, action, fields }: UndoBarProps) {
  const { state } = useNavigation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      preventScrollReset
      data-bottom-bar
      className="sticky bottom-[calc(var(--notice,0px)+1rem)] z-10 my-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-ink bg-surface px-5 py-3"
    >
      <HiddenFields fields={fields} />
      <p role="status" className="min-w-0 flex-1 basis-40 wrap-anywhere">
        {children}
      </p>
      <Button ref={button} type="submit" look="secondary" small busy={state === 'submitting'}>
        {m.undo()}
      </Button>
    </Form>
  );
}
