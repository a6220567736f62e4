import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { m } from '#messages';

export function HiddenCampaigns() {
  const to = usePath();
  return (
    <p className="mb-6 max-w-prose rounded-card bg-wait-ground px-4 py-3 text-wait">
      {m.campaign_hidden()}{' '}
      <Link to={to('/profile/company')} className="underline underline-offset-4">
        {m.campaign_hidden_link()}
      </Link>
    </p>
  );
}
