import { attemptJson, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { parse } from '#domain/parse.ts';
import { addSavedReply } from '#domain/saved-replies/add-saved-reply.server.ts';
import { findSavedReplies } from '#domain/saved-replies/find-saved-replies.server.ts';
import { savedReplyInput } from '#domain/saved-replies/saved-reply-input.ts';
import { m } from '#messages';
import type { Route } from './+types/saved-replies';

export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return attemptJson(context, async () => Response.json({ replies: await findSavedReplies(ctxOf(context)) }));
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(
    context,
    async () => {
      const input = parse(savedReplyInput, await readJson(request));
      return Response.json(await addSavedReply(ctxOf(context), input), { status: 201 });
    },
    undefined,
    { title: m.reply_title, content: m.reply_content },
  );
}
