import { attemptJson, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { findOlderMessages } from '#domain/conversations/find-conversation.server.ts';
import { messageInput, olderInput } from '#domain/conversations/message-input.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { parse } from '#domain/parse.ts';
import type { Route } from './+types/messages';

/** `GET ?before=seq` returns the last 30 messages before `seq`. The stream `…/live` sends new messages. */
export function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const { before } = parse(olderInput, Object.fromEntries(new URL(request.url).searchParams));
    return Response.json(await findOlderMessages(ctxOf(context), params.conversationId, before));
  });
}

/**
 * `POST {id, content, files}` responds 201 with the stored message. A retry with the same id returns the same
 * message.
 */
export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const input = parse(messageInput, await readJson(request));
    return Response.json(await sendMessage(ctxOf(context), params.conversationId, input), { status: 201 });
  });
}
