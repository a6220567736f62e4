import type { Refused } from '#app/forms/answer.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { CONTACTS_PER_DAY, type ContactInput } from '#domain/contact/contact-input.ts';
import { m } from '#messages';
import sendScript from './send-contact.ts?worker&url';

interface ContactFormProps {
  /** The influencer's name. */
  to: string;
  sender: { name: string; email: string };
  refused: Refused | undefined;
}

/** Works without scripts; with them, the input also survives a lost connection (`send-contact.ts`). */
export function ContactForm({ to, sender, refused }: ContactFormProps) {
  const values: Readonly<Record<string, string>> = refused?.typed ?? { ...sender, subject: '', message: '' };
  const [firstWrong] = Object.keys(refused?.fields ?? {});
  const field = (name: keyof ContactInput) => ({
    name,
    required: true,
    defaultValue: values[name],
    error: refused?.fields[name],
    autoFocus: name === firstWrong,
  });
  return (
    <form method="post" noValidate data-contact className="grid gap-5">
      <p className="text-soft">{m.contact_text({ name: to })}</p>
      <div role="alert" data-failed tabIndex={-1} hidden={!refused || firstWrong !== undefined}>
        <p className="rounded-card bg-bad-ground px-4 py-3 text-bad">
          <strong className="block font-medium">{m.contact_failed()}</strong>
          {!firstWrong && refused?.message}
        </p>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={m.contact_name()} autoComplete="name" maxLength={120} {...field('name')} />
        <Field
          label={m.contact_email()}
          type="email"
          autoComplete="email"
          help={m.contact_email_help()}
          maxLength={254}
          {...field('email')}
        />
      </div>
      <Field label={m.contact_subject()} maxLength={150} {...field('subject')} />
      <TextArea label={m.contact_message()} rows={7} maxLength={5_000} {...field('message')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" data-busy={m.contact_busy()}>
          {m.contact_submit()}
        </Button>
        <p className="text-sm text-soft">{m.contact_limit({ count: CONTACTS_PER_DAY })}</p>
      </div>
      <script type="module" src={sendScript} />
    </form>
  );
}
