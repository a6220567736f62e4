import { Link } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function CompanyLink({ companyId, companyName }: { companyId: string; companyName: string }) {
  return (
    <Link
      to={hrefIn(currentLanguage(), '/company/:companyId', { companyId })}
      reloadDocument
      className="inline-block min-h-6 wrap-anywhere underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
    >
      {companyName}
    </Link>
  );
}
