import { pathTo } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import { findTier } from '#domain/subscriptions/find-tier.server.ts';
import { syncOwnSubscription } from '#domain/subscriptions/test-billing.server.ts';
import { log } from '#services/log.ts';
import type { Route } from './+types/return';

const successes: Record<string, ToastName> = {
  basic: 'subscribe.success.basic',
  premium: 'subscribe.success.premium',
};

/** Back from the biller: what came of it is read there, whether its notice has arrived or not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  await syncOwnSubscription(ctx).catch((error: unknown) =>
    log.error('who came back from the biller could not be read there', { error }),
  );
  const plan = new URL(request.url).searchParams.get('plan');
  const flash = plan && plan === (await findTier(ctx)) ? successes[plan] : undefined;
  throw goTo(ctx.language, pathTo('/profile', { tab: 'subscription' }), flash ? { flash } : {});
}
