import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { m } from '#messages';

export function MissingAddress({ text = '' }: { text?: string }) {
  const to = usePath();
  return (
    <p className="max-w-prose rounded-card bg-wait-ground px-4 py-3 text-wait">
      {m.application_address_missing()} {text}{' '}
      <Link to={to('/preferences', { '#': 'shipping-address' })} className="underline underline-offset-4">
        {m.application_address_add()}
      </Link>
    </p>
  );
}
