import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { Route } from './+types/campaign-id-missing';

export function loader({ context }: Route.LoaderArgs) {
  admit(context);
  return goTo(ctxOf(context).language, '/campaigns', { flash: 'campaign.id_missing' });
}
