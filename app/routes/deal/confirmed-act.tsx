import { type ComponentType, type ReactNode, useId } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';
import { HiddenFields } from '#app/forms/hidden-fields.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { m } from '#messages';

/** An act that needs confirmation, with its texts. */
export interface ConfirmedActProps {
  intent: string;
  /** Further hidden fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Default: `quiet`, in small type. */
  look?: 'secondary' | 'quiet';
  /** Text of the button that asks and of the button that confirms. */
  label: string;
  question: string;
  consequence: string;
  /** Text of the button that closes the question without the act. */
  back: string;
}

interface AskingProps extends ConfirmedActProps {
  form?: ComponentType<FormProps>;
  /** Default: true while the page sends a form with the intent. */
  isBusy?: boolean;
}

/**
 * Asks for confirmation in a dialog. Without scripts, the form has no `confirmed`, and the page then shows
 * `ActQuestion`.
 */
export function ConfirmedAct(props: AskingProps) {
  const { intent, fields = {}, look = 'quiet', form: ActForm = Form, isBusy, ...texts } = props;
  const { formData } = useNavigation();
  const isQuiet = look === 'quiet';
  return (
    <ActForm method="post" preventScrollReset className={isQuiet ? '-ml-4 text-soft' : 'grid'}>
      <HiddenFields fields={fields} />
      <Confirm
        {...texts}
        type="submit"
        name="intent"
        value={intent}
        look={look}
        small={isQuiet}
        busy={isBusy ?? formData?.get('intent') === intent}
        busyLabel={m.deal_busy()}
        form={ActForm}
      >
        <ConfirmedFields {...{ intent, fields }} />
      </Confirm>
    </ActForm>
  );
}

/** Asks for confirmation in the page, after a form without `confirmed`. */
export function ActQuestion(props: ConfirmedActProps): ReactNode {
  const { intent, fields = {}, label, question, consequence, back } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-edge p-5">
      <h3 id={titleId}>{question}</h3>
      <p className="mt-2 text-soft">{consequence}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <ConfirmedFields {...{ intent, fields }} />
        <Button type="submit">{label}</Button>
        <ButtonLink to="" look="quiet">
          {back}
        </ButtonLink>
      </Form>
    </section>
  );
}

type Fields = Readonly<Record<string, string>>;

const ConfirmedFields = ({ intent, fields }: { intent: string; fields: Fields }) => (
  <HiddenFields fields={{ ...fields, intent, confirmed: 'yes' }} />
);
