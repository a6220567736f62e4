import { stated } from '#domain/claims/statements.ts';
import { m } from '#messages';
import { site } from '#site';
import { TextLink } from './numbered-page.tsx';

export function HowToContact() {
  const email = stated('operatorEmail');
  const [beforeEmail, afterEmail] = m.legal_contact_email({ email: '|' }).split('|');
  const [beforePage, afterPage] = m.legal_contact_text({ contact: '|' }).split('|');
  return (
    <>
      {email && (
        <>
          {beforeEmail}
          <TextLink to={`mailto:${email}`}>{email}</TextLink>
          {afterEmail}{' '}
        </>
      )}
      {beforePage}
      <TextLink to={site.contactPage}>{m.legal_contact_page()}</TextLink>
      {afterPage}
    </>
  );
}
