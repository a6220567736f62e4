import { useState } from 'react';
import { Form } from 'react-router';
import { z } from 'zod';
import { attempt, readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { UndoBar } from '#app/forms/undo-bar.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { excerptOf } from '#domain/excerpt.ts';
import { parse } from '#domain/parse.ts';
import { addSavedReply } from '#domain/saved-replies/add-saved-reply.server.ts';
import { changeSavedReply } from '#domain/saved-replies/change-saved-reply.server.ts';
import { findSavedReplies } from '#domain/saved-replies/find-saved-replies.server.ts';
import { removeSavedReply } from '#domain/saved-replies/remove-saved-reply.server.ts';
import { MAX_SAVED_REPLIES } from '#domain/saved-replies/saved-reply.ts';
import { savedReplyInput } from '#domain/saved-replies/saved-reply-input.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/saved-replies';
import { ReplyFields } from './reply-fields.tsx';
import { ReplyItem } from './reply-item.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.reply_page_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  admit(context);
  return { replies: await findSavedReplies(ctxOf(context)) };
}

const replyForm = z.object({
  replyId: z.string().max(200).default(''),
  intent: z.enum(['remove', 'restore']).optional(),
});

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const { replyId, intent } = parse(replyForm, typed);
    if (intent === 'remove') return { removed: await removeSavedReply(ctx, replyId) };
    const input = parse(savedReplyInput, typed);
    if (intent === 'restore') return { restored: (await addSavedReply(ctx, input)).id };
    if (replyId === '') return { added: (await addSavedReply(ctx, input)).id };
    await changeSavedReply(ctx, replyId, input);
    return { changed: replyId };
  }, typed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SavedReplies({ loaderData: { replies }, actionData }: Route.ComponentProps) {
  const to = usePath();
  const { refused, form } = useFormAnswer(actionData);
  const removed = actionData && 'removed' in actionData ? actionData.removed : null;
  const added = actionData && 'added' in actionData ? actionData.added : null;
  // After a reply is added, a new key empties the form for new replies. Other actions keep the text in this form.
  const [lastAdded, setLastAdded] = useState(added);
  if (added && added !== lastAdded) setLastAdded(added);
  const isNewRefused = refused !== undefined && !refused.typed.replyId;
  const isFull = replies.length >= MAX_SAVED_REPLIES;
  const isEmpty = replies.length === 0;
  const undo = removed && (
    <UndoBar key={removed.id} fields={{ intent: 'restore', title: removed.title, content: removed.content }}>
      {m.reply_removed({ reply: excerptOf(removed.title || removed.content, 60) })}
    </UndoBar>
  );
  return (
    <Page
      width="narrow"
      title={m.reply_page_title()}
      lead={m.reply_page_lead()}
      back={{ to: to('/messages'), label: m.inbox_back() }}
    >
      {refused && Object.keys(refused.fields).length === 0 && (
        <div className="mb-6">
          <Alert>{refused.message}</Alert>
        </div>
      )}
      {isEmpty && undo}
      {isEmpty ? (
        <Empty title={m.reply_empty()} text={m.reply_empty_text()} />
      ) : (
        <ul className="border-t border-line">
          {replies.map((reply) => (
            <li key={reply.id} className="border-b border-line">
              <ReplyItem
                reply={reply}
                {...(refused?.typed.replyId === reply.id && { refused, formRef: form })}
              />
            </li>
          ))}
        </ul>
      )}
      <section className="mt-10">
        <h2>{m.reply_new()}</h2>
        {isFull ? (
          <p className="mt-3 text-soft">{m.refusal_reply_too_many()}</p>
        ) : (
          <Form
            key={lastAdded}
            ref={isNewRefused ? form : undefined}
            method="post"
            preventScrollReset
            noValidate
            className="mt-5 grid gap-5"
          >
            <ReplyFields
              values={isNewRefused ? refused.typed : {}}
              errors={isNewRefused ? refused.fields : {}}
            />
            <Button type="submit" className="justify-self-start">
              {m.reply_save()}
            </Button>
          </Form>
        )}
      </section>
      {!isEmpty && undo}
    </Page>
  );
}
