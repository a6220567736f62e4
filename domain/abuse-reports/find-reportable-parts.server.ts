import type { MessageView } from '../conversations/conversation-view.ts';
import { selectOwnConversation } from '../conversations/select-conversations.server.ts';
import { selectMessages } from '../conversations/select-messages.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** A message of the other side, or one of its files. `part` is the seq, or the id of the file. */
export interface ReportablePart {
  part: string;
  text: string;
  isFile: boolean;
}

const PAGE = 30;

/**
 * Returns a page of 30 messages of the other side with their files, the newest first. Refuses conversations of other
 * people with `report.not_found`.
 */
export async function findReportableParts(
  ctx: Ctx,
  conversationId: string,
  page: number,
): Promise<{ parts: ReportablePart[]; hasOlder: boolean }> {
  const rows = await (await selectReportable(ctx, conversationId))
    .orderBy('message.seq', 'desc')
    .offset((page - 1) * PAGE)
    .limit(PAGE + 1)
    .execute();
  return {
    parts: rows.slice(0, PAGE).flatMap(({ view }) => partsOf(view)),
    hasOlder: rows.length > PAGE,
  };
}

/**
 * Finds a message or a file of the other side, however old. Refuses conversations of other people with
 * `report.not_found`.
 */
export async function findReportablePart(
  ctx: Ctx,
  conversationId: string,
  part: string,
): Promise<ReportablePart | undefined> {
  const messages = await selectReportable(ctx, conversationId);
  const row = await (/^\d{1,9}$/.test(part)
    ? messages.where('message.seq', '=', Number(part))
    : messages.where((eb) =>
        eb.exists(
          eb
            .selectFrom('message_file')
            .select('message_file.file_id')
            .whereRef('message_file.conversation_id', '=', 'message.conversation_id')
            .whereRef('message_file.seq', '=', 'message.seq')
            .where('message_file.file_id', '=', part),
        ),
      )
  ).executeTakeFirst();
  return row && partsOf(row.view).find((it) => it.part === part);
}

async function selectReportable(ctx: Ctx, conversationId: string) {
  const actor = requireActor(ctx);
  const own = await selectOwnConversation(ctx, conversationId).select('conversation.id').executeTakeFirst();
  if (!own) throw new Refusal('report.not_found');
  return selectMessages(ctx.db, conversationId, actor.id).where('message.sender_id', '<>', actor.id);
}

function partsOf({ seq, content, attachments }: MessageView): ReportablePart[] {
  return [
    ...(content ? [{ part: String(seq), text: content, isFile: false }] : []),
    ...attachments.map(({ id, name }) => ({ part: id, text: name, isFile: true })),
  ];
}
