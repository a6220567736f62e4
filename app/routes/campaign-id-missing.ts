import { goTo } from '#app/flash.ts';
import { admit } from '#app/guard.ts';
import { ctxOf } from '#app/request.ts';
import type { Route } from './+types/campaign-id-missing';

/** The address of a campaign without its id: says so, and leads to the campaigns of whoever asks. */
export function loader({ context }: Route.LoaderArgs) {
  admit(context);
  return goTo(ctxOf(context).language, '/campaigns', { flash: 'campaign.id_missing' });
}
