import type { ToastName } from '#app/toasts/toast-text.ts';
import type { Ctx } from '#domain/ctx.ts';
import { approveContent } from '#domain/deliverables/approve-content.server.ts';
import { askForChanges } from '#domain/deliverables/ask-for-changes.server.ts';
import { confirmPost } from '#domain/deliverables/confirm-post.server.ts';
import { contentInput } from '#domain/deliverables/content-input.ts';
import { dropDeliverable } from '#domain/deliverables/drop-deliverable.server.ts';
import { objectToPost } from '#domain/deliverables/object-to-post.server.ts';
import { publishContent } from '#domain/deliverables/publish-content.server.ts';
import { submitContent } from '#domain/deliverables/submit-content.server.ts';
import { parse } from '#domain/parse.ts';

interface Ids {
  dealId: string;
  deliverableId: string;
}

/** Runs the act that a form on a deliverable's page sends. Returns the toast. */
export async function sendContentAct(
  ctx: Ctx,
  { dealId, deliverableId }: Ids,
  form: unknown,
): Promise<ToastName> {
  const act = parse(contentInput, form);
  switch (act.intent) {
    case 'submit':
      await submitContent(ctx, dealId, deliverableId, act);
      break;
    case 'ask':
      await askForChanges(ctx, dealId, deliverableId, act);
      break;
    case 'approve':
      await approveContent(ctx, dealId, deliverableId, act);
      break;
    case 'publish':
      await publishContent(ctx, dealId, deliverableId, act);
      break;
    case 'object':
      await objectToPost(ctx, dealId, deliverableId, act);
      break;
    case 'confirm':
      await confirmPost(ctx, dealId, deliverableId, act);
      break;
    case 'drop':
      await dropDeliverable(ctx, dealId, deliverableId);
      break;
  }
  return `content.${act.intent}`;
}
