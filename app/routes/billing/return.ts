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

/** The return from the billing provider. Reads the subscription there, whether its webhook event has arrived or not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  await syncOwnSubscription(ctx).catch((error: unknown) =>
    log.error('could not read the subscription of a returning user from the billing provider', { error }),
  );
  const plan = new URL(request.url).searchParams.get('plan');
  const flash = plan && plan === (await findTier(ctx)) ? successes[plan] : undefined;
  throw goTo(ctx.language, pathTo('/profile', { tab: 'subscription' }), flash ? { flash } : {});
}
