import { attemptJson, onlyPost } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { receiveWebhookEvent } from '#domain/subscriptions/receive-webhook-event.server.ts';
import type { Route } from './+types/billing-webhook';

export const loader = onlyPost;

/** Receives Stripe's webhook events. Their signature covers the unparsed body, byte for byte. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const signature = request.headers.get('stripe-signature') ?? '';
    await receiveWebhookEvent(ctxOf(context), await request.text(), signature);
    return new Response(null, { status: 204 });
  });
}
