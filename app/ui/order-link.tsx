import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

export function OrderLink({ part }: { part: 'influencers' | 'campaigns' | 'suggestions' }) {
  return (
    <a
      href={hrefIn(currentLanguage(), '/lists', { '#': part })}
      className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
    >
      {m.ordering_title()}
    </a>
  );
}
