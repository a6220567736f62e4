import { type RefObject, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import type { Refused } from '#app/forms/answer.ts';
import { RemoveForm } from '#app/forms/remove-form.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChevronDown } from '#app/ui/icons.tsx';
import { excerptOf } from '#domain/excerpt.ts';
import type { SavedReply } from '#domain/saved-replies/saved-reply.ts';
import { m } from '#messages';
import { ReplyFields } from './reply-fields.tsx';

interface ReplyItemProps {
  reply: SavedReply;
  refused?: Refused;
  formRef?: RefObject<HTMLFormElement | null>;
}

export function ReplyItem({ reply, refused, formRef }: ReplyItemProps) {
  const { id, title, content } = reply;
  const name = title || content;
  const [isOpen, setOpen] = useState(refused !== undefined);
  const summary = useRef<HTMLElement>(null);
  const saved = `${title}\n${content}`;
  const last = useRef(saved);
  useEffect(() => {
    if (last.current === saved) return;
    last.current = saved;
    setOpen(false);
    summary.current?.focus();
  }, [saved]);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary
        ref={summary}
        className="flex min-h-11 list-none items-start gap-4 py-4 [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">
          {title && (
            <span dir="auto" className="block truncate font-serif text-2xl">
              {title}
            </span>
          )}
          <span dir="auto" className="line-clamp-3 whitespace-pre-line text-soft wrap-anywhere">
            {content}
          </span>
        </span>
        <ChevronDown className="mt-1 size-5 shrink-0 text-soft transition-transform group-open:rotate-180" />
      </summary>
      {/* A new key resets the fields to the saved values after a change. */}
      <Form key={saved} ref={formRef} method="post" preventScrollReset noValidate className="grid gap-5 pt-2">
        <input type="hidden" name="replyId" value={id} />
        <ReplyFields values={refused?.typed ?? reply} errors={refused?.fields ?? {}} />
        <Button type="submit" look="secondary" className="justify-self-start">
          {m.reply_change()}
        </Button>
      </Form>
      <RemoveForm name={excerptOf(name, 60)} fields={{ replyId: id }} className="-ml-4 pt-3 pb-6">
        {m.remove_entirely()}
      </RemoveForm>
    </details>
  );
}
