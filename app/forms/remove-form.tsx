import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { HiddenFields } from './hidden-fields.tsx';

interface RemoveFormProps {
  /** Text of the button. */
  children: string;
  /** Name of what is removed, for screen readers. */
  name: string;
  action?: string;
  fields: Record<string, string>;
  className?: string;
}

/** Form that removes something without asking for confirmation. The page then shows an `UndoBar`. */
export function RemoveForm({ children, name, action, fields, className = '' }: RemoveFormProps) {
  const { state, formData } = useNavigation();
  const isOwn = Object.entries(fields).every(([name, value]) => formData?.get(name) === value);
  return (
    <Form method="post" {...(action !== undefined && { action })} preventScrollReset className={className}>
      <HiddenFields fields={{ intent: 'remove', ...fields }} />
      <Button
        type="submit"
        look="quiet"
        small
        busy={state === 'submitting' && isOwn && formData?.get('intent') === 'remove'}
        className="text-soft"
      >
        {children}
        <span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}
