import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { m } from '#messages';

/** Asks the viewer for the missing details for the contract. Without these details, neither side can accept. */
export function DetailsNeeded({ dealId }: { dealId: string }) {
  const to = usePath();
  return (
    <p className="mt-4 rounded-card bg-wait-ground px-4 py-3 text-wait">
      {m.contract_details_needed()}{' '}
      <Link to={to('/profile', { tab: 'deals', deal: dealId })} className="underline underline-offset-4">
        {m.contract_missing_own()}
      </Link>
    </p>
  );
}
