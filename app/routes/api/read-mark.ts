import { attemptJson, onlyPost, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { markRead } from '#domain/conversations/mark-read.server.ts';
import { readInput } from '#domain/conversations/message-input.ts';
import { parse } from '#domain/parse.ts';
import type { Route } from './+types/read-mark';

export const loader = onlyPost;

export function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  return attemptJson(context, async () => {
    const { seq } = parse(readInput, await readJson(request));
    await markRead(ctxOf(context), params.conversationId, seq);
    return new Response(null, { status: 204 });
  });
}
