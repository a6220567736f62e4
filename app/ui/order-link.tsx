import { usePath } from '#app/language.ts';
import { m } from '#messages';

/** A link to the part of the page that explains the order of a list. */
export function OrderLink({ part }: { part: 'influencers' | 'campaigns' | 'suggestions' }) {
  const to = usePath();
  return (
    <a
      href={to('/lists', { '#': part })}
      className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
    >
      {m.ordering_title()}
    </a>
  );
}
