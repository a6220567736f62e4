import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { HiddenFields } from '#app/forms/hidden-fields.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { m } from '#messages';

export interface Question {
  label: string;
  question: string;
  consequence: string;
  isFinal: boolean;
  fields: Readonly<Record<string, string>>;
}

interface AskFirstProps extends Question, Pick<ComponentProps<typeof ButtonLink>, 'aria-label'> {
  href: string;
  action: string;
}

/** Button that asks for confirmation in a dialog. Without scripts, it is a link to a page with `Asked`. */
export function AskFirst({ href, 'aria-label': name, ...question }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <ButtonLink
        to={href}
        look={question.isFinal ? 'danger' : 'secondary'}
        small
        aria-label={name}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {question.label}
      </ButtonLink>
      {isOpen && (
        <Dialog title={question.question} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <p className="mt-3 text-soft">{question.consequence}</p>
              <Confirmation {...question} onSubmit={close}>
                <Button look="quiet" onClick={close}>
                  {m.staff_back()}
                </Button>
              </Confirmation>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

export function Asked({ back, ...question }: Question & { action: string; back: string }) {
  return (
    <section aria-labelledby="asked" className="mb-10 rounded-card border border-edge p-6">
      <h2 id="asked">{question.question}</h2>
      <p className="mt-3 text-soft">{question.consequence}</p>
      <Confirmation {...question}>
        <ButtonLink to={back} look="quiet">
          {m.staff_back()}
        </ButtonLink>
      </Confirmation>
    </section>
  );
}

type ConfirmationProps = Pick<Question, 'label' | 'fields' | 'isFinal'> &
  Pick<ComponentProps<typeof Form>, 'action' | 'onSubmit' | 'children'>;

function Confirmation({ label, fields, isFinal, action, onSubmit, children }: ConfirmationProps) {
  const { state } = useNavigation();
  return (
    <Form
      method="post"
      {...(action && { action })}
      {...(onSubmit && { onSubmit })}
      preventScrollReset
      className="mt-8 flex flex-wrap justify-end gap-3"
    >
      <HiddenFields fields={fields} />
      {children}
      <Button
        type="submit"
        look={isFinal ? 'danger' : 'primary'}
        busy={state === 'submitting'}
        busyLabel={m.staff_busy()}
      >
        {label}
      </Button>
    </Form>
  );
}
