import { Form, type FormProps, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import type { FormAnswer } from './use-form-answer.ts';

interface PostFormProps extends FormProps {
  answer: FormAnswer;
  /** Label of the submit button. */
  submit: string;
  busyLabel: string;
}

/** A form that posts to the action of its own page. The submit button is its last element. */
export function PostForm({ answer, submit, busyLabel, children, ...form }: PostFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <RefusalAlert>{answer.refused?.message}</RefusalAlert>
      <Form ref={answer.form} method="post" noValidate className="grid gap-5" {...form}>
        {children}
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </Form>
    </>
  );
}
