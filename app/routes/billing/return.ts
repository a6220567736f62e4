import { pathTo } from '#app/addresses/path.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { findTier } from '#domain/subscriptions/find-tier.server.ts';
import { syncOwnSubscription } from '#domain/subscriptions/test-billing.server.ts';
import { log } from '#services/log.ts';
import type { Route } from './+types/return';

/**
 * Target of the billing provider's redirect. Reads the subscription from the provider, because the webhook event may
 * arrive later.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  await syncOwnSubscription(ctx).catch((error: unknown) =>
    log.error('could not read the subscription of a returning user from the billing provider', { error }),
  );
  const plan = new URL(request.url).searchParams.get('plan');
  const tier = await findTier(ctx);
  const toast = tier !== 'free' && tier === plan ? { flash: `subscribe.success.${tier}` as const } : {};
  throw goTo(ctx.language, pathTo('/profile', { tab: 'subscription' }), toast);
}
