import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { FormProps } from 'react-router';
import { Button } from './button.tsx';
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
  children: ReactNode;
}

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
  const [isOpen, setOpen] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={ask}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={question} onClose={() => setOpen(false)}>
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
