import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Role } from '#domain/ctx.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { site } from '#site';

interface ContactRowsProps {
  role: Role;
  email: string;
  language: Language;
  operatorEmail: string | null;
}

const link = 'underline underline-offset-4 hover:text-soft';

export function ContactRows({ role, email, language, operatorEmail }: ContactRowsProps) {
  const to = usePath();
  return (
    <dl className="border-t border-line">
      <Row title={m.account_email()}>{email}</Row>
      <Row title={m.consent_language()}>
        <Link to={to('/profile', { tab: 'account' })} className={link}>
          {language === 'en' ? 'English' : 'Français'}
        </Link>
      </Row>
      {role === 'influencer' && (
        <Row title={m.consent_invitations()}>
          <Link to={to('/preferences')} className={link}>
            {m.consent_invitations_link()}
          </Link>
        </Row>
      )}
      <Row title={site.name}>
        {operatorEmail && (
          <>
            <a href={`mailto:${operatorEmail}`} className={link}>
              {operatorEmail}
            </a>
            <br />
          </>
        )}
        <a href={site.contactPage} className={link}>
          {m.legal_contact_page()}
        </a>
      </Row>
    </dl>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="text-soft">{title}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
