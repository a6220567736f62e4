import { useRouteLoaderData } from 'react-router';
import { usePath } from '#app/language.ts';
import type { loader } from '#app/root.tsx';
import { m } from '#messages';

export function useBackLink(): { to: string; label: string } {
  const to = usePath();
  const role = useRouteLoaderData<typeof loader>('root')?.person?.role;
  if (role === 'client') return { to: to('/client/campaigns'), label: m.campaign_back_to_list() };
  if (role === 'influencer') return { to: to('/influencer/dashboard'), label: m.application_back() };
  return { to: to('/'), label: m.not_found_home() };
}
