import type { AbuseReportRow } from '#db/abuse-report-rows.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Hides reported content from all but its author. Callers must be staff. A hidden file hides its whole message or item
 * of a portfolio.
 */
export async function hideContent(ctx: Ctx, { kind, target_id }: AbuseReportRow): Promise<void> {
  const { db, now } = ctx;
  if (kind === 'application')
    await db.updateTable('application').set({ hidden: true }).where('id', '=', target_id).execute();
  else if (kind === 'message') await hideMessage(ctx, target_id);
  else {
    await hideMessageOfFile(ctx, target_id);
    await db
      .updateTable('portfolio_item')
      .set({ hidden_at: now })
      .where('picture', '=', target_id)
      .where('hidden_at', 'is', null)
      .execute();
  }
}

async function hideMessage({ db }: Ctx, target: string): Promise<void> {
  const [conversationId = '', seq] = target.split(' ');
  await db
    .updateTable('message')
    .set({ hidden: true })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', Number(seq))
    .execute();
}

async function hideMessageOfFile({ db }: Ctx, fileId: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ hidden: true })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('message_file')
          .select('message_file.file_id')
          .whereRef('message_file.conversation_id', '=', 'message.conversation_id')
          .whereRef('message_file.seq', '=', 'message.seq')
          .where('message_file.file_id', '=', fileId),
      ),
    )
    .execute();
}
