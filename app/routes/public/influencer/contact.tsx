import type { Refused } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ProfileView } from '#domain/influencers/profile-view.ts';
import { m } from '#messages';
import { ContactForm } from './contact-form.tsx';

export interface ContactProps {
  profile: ProfileView;
  /** The viewer; null for a visitor. */
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
  return <ContactForm to={profile.name} sender={sender} refused={refused} />;
}
