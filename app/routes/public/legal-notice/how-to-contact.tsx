import { stated } from '#domain/claims/statements.ts';
import { m } from '#messages';
import { textAround } from '#messages/text-around.ts';
import { site } from '#site';
import { TextLink } from './numbered-page.tsx';

export function HowToContact() {
  const email = stated('operatorEmail');
  const [beforeEmail, afterEmail] = textAround((email) => m.legal_contact_email({ email }));
  const [beforePage, afterPage] = textAround((contact) => m.legal_contact_text({ contact }));
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
