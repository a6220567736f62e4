import { Link } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { textAround } from '#messages/text-around.ts';

/** The sentence under the sign-up button. On a site without terms of use, the sentence is only about the age. */
export function TermsSentence({ hasTerms }: { hasTerms: boolean }) {
  if (!hasTerms) return <p className="mt-4 text-sm text-soft">{m.terms_of_use_sign_up_age()}</p>;
  const [before, after] = textAround((terms) => m.terms_of_use_sign_up({ terms }));
  return (
    <p className="mt-4 text-sm text-soft">
      {before}
      <Link to={hrefIn(currentLanguage(), '/terms')} className="text-ink underline underline-offset-4">
        {m.terms_of_use_sign_up_word()}
      </Link>
      {after}
    </p>
  );
}
