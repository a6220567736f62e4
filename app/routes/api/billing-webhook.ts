import { attemptJson, onlyPost } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { receiveWebhookEvent } from '#domain/subscriptions/receive-webhook-event.server.ts';
import type { Route } from './+types/billing-webhook';

export const loader = onlyPost;

/** Where Stripe tells us that something happened. Its signature is over the body as it was sent, to the letter. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(async () => {
    const signature = request.headers.get('stripe-signature') ?? '';
    await receiveWebhookEvent(ctxOf(context), await request.text(), signature);
    return new Response(null, { status: 204 });
  });
}
