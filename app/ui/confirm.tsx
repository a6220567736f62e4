import { type ComponentProps, type ComponentType, type ReactNode, useId, useRef } from 'react';
import type { FormProps } from 'react-router';
import { Button } from './button.tsx';

interface ConfirmProps extends Pick<ComponentProps<typeof Button>, 'look' | 'small' | 'busy' | 'busyLabel'> {
  /** On the button that asks, and again on the one that does it. */
  label: string;
  question: string;
  /** What it brings with it. */
  consequence: string;
  /** The way out. */
  back: string;
  /** What sends it: a fetcher's form, or the router's. */
  form: ComponentType<FormProps>;
  /** Its hidden fields. */
  children: ReactNode;
}

/** A button for what cannot be undone: it asks first, in the browser's own dialog. */
export function Confirm({
  label,
  question,
  consequence,
  back,
  form: Form,
  children,
  ...button
}: ConfirmProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        // Browsers that know commands open it even before our script has come; the others need the script.
        {...{ command: 'show-modal', commandfor: id }}
        onClick={({ currentTarget }) => 'command' in currentTarget || dialog.current?.showModal()}
      >
        {label}
      </Button>
      <dialog
        id={id}
        ref={dialog}
        closedby="any"
        aria-labelledby={`${id}-question`}
        className="m-auto w-[calc(100%-2.5rem)] max-w-md rounded-card border border-line bg-surface p-6 text-ink backdrop:bg-on-ground/50 md:p-8"
      >
        <h2 id={`${id}-question`}>{question}</h2>
        <p className="mt-3 text-soft">{consequence}</p>
        <Form
          method="post"
          preventScrollReset
          onSubmit={close}
          className="mt-8 flex flex-wrap justify-end gap-3"
        >
          {children}
          <Button look="quiet" onClick={close}>
            {back}
          </Button>
          <Button type="submit" look={button.look === 'danger' ? 'danger' : 'primary'}>
            {label}
          </Button>
        </Form>
      </dialog>
    </>
  );
}
