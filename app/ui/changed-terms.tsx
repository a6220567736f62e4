import { Link } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

/**
 * A line on the dashboard until the account has accepted the terms of use in force. `version` is the date of these
 * terms.
 */
export function ChangedTerms({ version }: { version: string | null }) {
  if (!version) return null;
  return (
    <p className="mb-8 rounded-card border border-line bg-sunken px-4 py-3">
      {m.terms_of_use_changed({ date: formatDate(version, currentLanguage()) })}{' '}
      <Link to={hrefIn(currentLanguage(), '/terms')} className="underline underline-offset-4">
        {m.terms_of_use_read()}
      </Link>
    </p>
  );
}
