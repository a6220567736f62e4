import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { FormProps } from 'react-router';
import { Button, buttonClass } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps
  extends Pick<
    ComponentProps<typeof Button>,
    | 'look'
    | 'small'
    | 'busy'
    | 'busyLabel'
    | 'disabled'
    | 'aria-label'
    | 'aria-describedby'
    // For a submit button in a form. A click before the scripts have loaded submits this form, and the page that the
    // server sends asks for confirmation.
    | 'type'
    | 'name'
    | 'value'
  > {
  label: string;
  question: string;
  consequence: string;
  back: string;
  form: ComponentType<FormProps>;
  action?: string | undefined;
  /** Called when the dialog's form is submitted. */
  onSubmit?: () => void;
  children: ReactNode;
}

/** Asks for confirmation in a dialog. Without scripts, a button outside of forms asks in the page. */
export function Confirm({
  label,
  question,
  consequence,
  back,
  form: Form,
  action,
  onSubmit,
  children,
  ...button
}: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const { type, look, small, 'aria-label': ariaLabel, 'aria-describedby': describedBy } = button;
  const asksInPage = type !== 'submit';
  const target = { method: 'post', ...(action && { action }) } as const;
  const confirm = (
    <Button type="submit" look={look === 'danger' ? 'danger' : 'primary'}>
      {label}
    </Button>
  );
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onClick={ask}
        className={asksInPage ? 'noscript:hidden' : ''}
      >
        {label}
      </Button>
      {asksInPage && (
        <noscript>
          <details className="relative z-10">
            <summary
              aria-label={ariaLabel}
              aria-describedby={describedBy}
              className={buttonClass(look, small)}
            >
              {label}
            </summary>
            <p className="mt-4 font-medium">{question}</p>
            <p className="mt-1 text-soft">{consequence}</p>
            <Form {...target} className="mt-4 flex flex-wrap gap-3">
              {children}
              {confirm}
            </Form>
          </details>
        </noscript>
      )}
      {isOpen && (
        <Dialog title={question} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <p className="mt-3 text-soft">{consequence}</p>
              <Form
                {...target}
                preventScrollReset
                onSubmit={() => {
                  onSubmit?.();
                  close();
                }}
                className="mt-8 flex flex-wrap justify-end gap-3"
              >
                {children}
                <Button look="quiet" onClick={close}>
                  {back}
                </Button>
                {confirm}
              </Form>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
