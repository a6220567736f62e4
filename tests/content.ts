import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { findDeliverables } from '#domain/deal-work/select-deliverables.server.ts';
import { approveContent } from '#domain/deliverables/approve-content.server.ts';
import { askForChanges } from '#domain/deliverables/ask-for-changes.server.ts';
import { confirmPost } from '#domain/deliverables/confirm-post.server.ts';
import type { ContentIntent } from '#domain/deliverables/content.ts';
import { contentInput } from '#domain/deliverables/content-input.ts';
import { dropDeliverable } from '#domain/deliverables/drop-deliverable.server.ts';
import { objectToPost } from '#domain/deliverables/object-to-post.server.ts';
import { publishContent } from '#domain/deliverables/publish-content.server.ts';
import { submitContent } from '#domain/deliverables/submit-content.server.ts';
import { parse } from '#domain/parse.ts';
import { aSignedDeal, smallTerms } from './deals.ts';

/**
 * Starts a deal with content. Returns the ids of its deliverables in the order of the terms. The gift has arrived
 * unless `isGiftOwed`.
 */
export async function aDealWithContent(db: Database, terms = smallTerms, { isGiftOwed = false } = {}) {
  const deal = await aSignedDeal(db, terms);
  if (!isGiftOwed)
    await db.kysely
      .updateTable('shipment')
      .set({ status: 'received', received_at: deal.brand.now, received_by: 'influencer' })
      .where('deal_id', '=', deal.dealId)
      .execute();
  const deliverables = await findDeliverables({ db: db.kysely }, deal.dealId);
  return { ...deal, deliverableIds: deliverables.map(({ id }) => id) };
}

/**
 * Parses a form from the page of a deliverable, and performs the act of its intent. Without `publishedAt` in the form,
 * the form is that of the newest publication.
 */
export async function sendContent(ctx: Ctx, dealId: string, deliverableId: string, form: object) {
  const publication = await ctx.db
    .selectFrom('deliverable')
    .select('published_at')
    .where('id', '=', deliverableId)
    .executeTakeFirst();
  const input = parse(contentInput, { publishedAt: publication?.published_at ?? null, ...form });
  switch (input.intent) {
    case 'submit':
      return submitContent(ctx, dealId, deliverableId, input);
    case 'ask':
      return askForChanges(ctx, dealId, deliverableId, input);
    case 'approve':
      return approveContent(ctx, dealId, deliverableId, input);
    case 'publish':
      return publishContent(ctx, dealId, deliverableId, input);
    case 'object':
      return objectToPost(ctx, dealId, deliverableId, input);
    case 'confirm':
      return confirmPost(ctx, dealId, deliverableId, input);
    case 'drop':
      return dropDeliverable(ctx, dealId, deliverableId);
  }
}

let posts = 0;

/** Valid forms by intent. Each `publish` form has a different link. */
export const someForms = {
  submit: () => ({ intent: 'submit', caption: 'At table' }),
  ask: () => ({ intent: 'ask', seq: 1, remarks: [{ text: 'Brighter, please.' }] }),
  approve: () => ({ intent: 'approve', seq: 1 }),
  publish: () => ({
    intent: 'publish',
    url: `https://www.instagram.com/p/Post${++posts}x/`,
    hasMention: true,
  }),
  object: () => ({ intent: 'object', reason: 'The name of the house is missing.' }),
  confirm: () => ({ intent: 'confirm' }),
  drop: () => ({ intent: 'drop' }),
} as const satisfies Record<ContentIntent, () => { intent: ContentIntent }>;
