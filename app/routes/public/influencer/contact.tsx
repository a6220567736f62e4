import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import { CONTACTS_PER_DAY, type ContactInput } from '#domain/contact/contact-input.ts';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';

export interface ContactProps {
  profile: ProfileView;
  sender: { name: string; email: string; confirmed: boolean } | null;
  actionData: unknown;
}

export function Contact({ profile, sender, actionData }: ContactProps) {
  const to = usePath();
  if (profile.redacted) {
    return (
      <section className="grid justify-items-start gap-4">
        <h2>{m.contact_login_title()}</h2>
        <p className="text-soft">{m.contact_login_text()}</p>
        <ButtonLink to={to('/login')}>{m.nav_login()}</ButtonLink>
      </section>
    );
  }
  if (!sender) return <p className="text-soft">{m.contact_members_only()}</p>;
  if (profile.isOwn) return <p className="text-soft">{m.contact_own()}</p>;
  if (!sender.confirmed) {
    return (
      <PageForm
        answer={pageAnswer(actionData)}
        submit={m.confirmation_again()}
        busyLabel={m.confirmation_busy()}
      >
        <input type="hidden" name="intent" value="confirm" />
        <p>
          <Badge tone="wait">{m.confirmation_open()}</Badge>
        </p>
        <p className="text-soft">{m.contact_confirm_text({ email: sender.email })}</p>
      </PageForm>
    );
  }
  return <ContactForm name={profile.name} sender={sender} actionData={actionData} />;
}

interface ContactFormProps {
  name: string;
  sender: NonNullable<ContactProps['sender']>;
  actionData: unknown;
}

function ContactForm({ name, sender, actionData }: ContactFormProps) {
  const answer = pageAnswer(actionData);
  const own: Partial<ContactInput> = { name: sender.name, email: sender.email };
  const field = (key: keyof ContactInput) => {
    const { defaultValue = own[key], ...props } = answer.field(key);
    return { ...props, defaultValue, required: true };
  };
  return (
    <PageForm
      answer={answer}
      failureTitle={m.contact_failed()}
      needsLogin
      submit={m.contact_submit()}
      busyLabel={m.contact_busy()}
    >
      <p className="text-soft">{m.contact_text({ name })}</p>
      <div className="grid items-start gap-5 sm:max-md:grid-cols-2 lg:grid-cols-2">
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
      <p className="text-sm text-soft">{m.contact_limit({ count: CONTACTS_PER_DAY })}</p>
    </PageForm>
  );
}
