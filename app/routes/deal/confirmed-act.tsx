import { type ComponentType, type ReactNode, useId } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { m } from '#messages';

/** Texts of an act that needs confirmation. */
export interface ConfirmedActProps {
  intent: string;
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
export function ConfirmedAct({ intent, form: ActForm = Form, isBusy, ...texts }: AskingProps) {
  const { formData } = useNavigation();
  return (
    <ActForm method="post" preventScrollReset className="-ml-4 text-soft">
      <Confirm
        {...texts}
        type="submit"
        name="intent"
        value={intent}
        look="quiet"
        small
        busy={isBusy ?? formData?.get('intent') === intent}
        busyLabel={m.deal_busy()}
        form={ActForm}
      >
        <ConfirmedFields intent={intent} />
      </Confirm>
    </ActForm>
  );
}

/** Asks for confirmation in the page, after a form without `confirmed`. */
export function ActQuestion({ intent, label, question, consequence, back }: ConfirmedActProps): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-edge p-5">
      <h3 id={titleId}>{question}</h3>
      <p className="mt-2 text-soft">{consequence}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <ConfirmedFields intent={intent} />
        <Button type="submit">{label}</Button>
        <ButtonLink to="" look="quiet">
          {back}
        </ButtonLink>
      </Form>
    </section>
  );
}

const ConfirmedFields = ({ intent }: { intent: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="confirmed" value="yes" />
  </>
);
