import type { Refused } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { CONTACTS_PER_DAY, type ContactInput } from '#domain/contact/contact-input.ts';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import sendScript from './send-contact.ts?worker&url';

export interface ContactProps {
  profile: ProfileView;
  /** The member who writes the message. Null for visitors and staff. */
  sender: { name: string; email: string; confirmed: boolean } | null;
  refused: Refused | undefined;
}

/** The contact form, or what the viewer has to do before they may use it. */
export function Contact({ profile, sender, refused }: ContactProps) {
  const to = usePath();
  if (profile.redacted || !sender) {
    return (
      <section className="grid justify-items-start gap-4">
        <h2>{m.contact_login_title()}</h2>
        <p className="text-soft">{m.contact_login_text()}</p>
        <ButtonLink to={to('/login')}>{m.nav_login()}</ButtonLink>
      </section>
    );
  }
  if (profile.isOwn) return <p className="text-soft">{m.contact_own()}</p>;
  if (!sender.confirmed) {
    return (
      <form method="post" className="grid justify-items-start gap-3">
        <Badge tone="wait">{m.confirmation_open()}</Badge>
        <p className="text-soft">{m.contact_confirm_text({ email: sender.email })}</p>
        <Button type="submit" name="intent" value="confirm" look="secondary">
          {m.confirmation_again()}
        </Button>
        <p role="status" className="text-sm text-bad">
          {refused?.message}
        </p>
      </form>
    );
  }
  return <ContactForm name={profile.name} sender={sender} refused={refused} />;
}

interface ContactFormProps {
  /** The influencer's name. */
  name: string;
  sender: NonNullable<ContactProps['sender']>;
  refused: Refused | undefined;
}

/** This form works without scripts. A script (`send-contact.ts`) also keeps the input if the connection is lost. */
function ContactForm({ name, sender, refused }: ContactFormProps) {
  const values: Partial<ContactInput> = refused?.typed ?? { name: sender.name, email: sender.email };
  const [firstWrong] = Object.keys(refused?.fields ?? {});
  const field = (key: keyof ContactInput) => ({
    name: key,
    required: true,
    defaultValue: values[key],
    error: refused?.fields[key],
    autoFocus: key === firstWrong,
  });
  return (
    <form method="post" noValidate data-contact className="grid gap-5">
      <p className="text-soft">{m.contact_text({ name })}</p>
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
