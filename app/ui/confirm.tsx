import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { FormProps } from 'react-router';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps
  extends Pick<ComponentProps<typeof Button>, 'look' | 'small' | 'busy' | 'busyLabel' | 'aria-label'> {
  /** On the button that asks, and again on the one that does it. */
  label: string;
  question: string;
  /** What it brings with it. */
  consequence: string;
  /** The way out. */
  back: string;
  /** What sends it: a fetcher's form, or the router's. */
  form: ComponentType<FormProps>;
  /** Where it is sent, unless to the page itself. */
  action?: string | undefined;
  /** Its hidden fields. */
  children: ReactNode;
}

/** A button for what cannot be undone: it asks first. */
export function Confirm({
  label,
  question,
  consequence,
  back,
  form: Form,
  action,
  children,
  ...button
}: ConfirmProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={question} onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <p className="mt-3 text-soft">{consequence}</p>
              <Form
                method="post"
                {...(action && { action })}
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
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
