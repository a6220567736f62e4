import { RouterContextProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type RequestContext, requestContext } from '#app/request/context.ts';
import { Refusal } from '#domain/refusal.ts';
import { redirectToCheckout } from './checkout-redirect.ts';

test.each([
  [new Refusal('activity.wait_an_hour'), '/fr/pricing', 'subscribe.too_many', 0],
  [new Refusal('subscription.busy'), '/fr/pricing', 'subscribe.busy', 0],
  [new Refusal('subscription.ends'), '/fr/profile?tab=subscription', 'subscribe.ends', 0],
  [new Error('Stripe is down.'), '/fr/pricing', 'subscribe.failed', 1],
])(
  '%s leads to %s with its toast, and only a fault is logged as an error',
  async (error, path, toast, logged) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const context = new RouterContextProvider();
    context.set(requestContext, {
      ctx: { language: 'fr' },
      publicUrl: 'https://accolade.example',
      requestId: 'a request',
    } as RequestContext);
    const paths = { done: '/billing/return', back: '/pricing' } as const;
    const answer = await redirectToCheckout(context, paths, () => Promise.reject(error));
    expect(answer.headers.get('location')).toBe(path);
    expect(answer.headers.get('set-cookie')).toContain(`=${toast};`);
    expect(log).toHaveBeenCalledTimes(logged);
  },
);
