import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { MAX_SAVED_REPLIES, type SavedReply } from '#domain/saved-replies/saved-reply.ts';
import { m } from '#messages';
import { SaveTyped } from './save-typed.tsx';

interface RepliesDialogProps {
  typed: string;
  onInsert: (content: string) => void;
  onClose: () => void;
}

export default function RepliesDialog({ typed, onInsert, onClose }: RepliesDialogProps) {
  const to = usePath();
  const [replies, setReplies] = useState<SavedReply[] | 'failed' | undefined>();
  const load = async () => {
    const answer = await callJson<{ replies: SavedReply[] }>(to('/api/saved-replies'));
    setReplies(answer?.ok ? answer.body.replies : 'failed');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => void load(), []);
  const isFull = Array.isArray(replies) && replies.length >= MAX_SAVED_REPLIES;
  return (
    <Dialog title={m.reply_page_title()} onClose={onClose}>
      {(close) => (
        <>
          <div aria-live="polite" className="mt-4">
            <Replies
              replies={replies}
              onChoose={({ content }) => {
                // Closing returns the focus to the button. The inserted text then takes the focus to the field.
                close();
                onInsert(content);
              }}
            />
          </div>
          {typed !== '' && !isFull && <SaveTyped typed={typed} onSaved={load} />}
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
            <Link
              to={to(pathTo('/messages/replies'))}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {m.reply_manage()}
            </Link>
            <Button look="quiet" onClick={close}>
              {m.conversation_close()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface RepliesProps {
  replies: SavedReply[] | 'failed' | undefined;
  onChoose: (reply: SavedReply) => void;
}

function Replies({ replies, onChoose }: RepliesProps) {
  if (replies === undefined) return <p className="py-4 text-soft">{m.reply_loading()}</p>;
  if (replies === 'failed') return <p className="py-4 text-bad">{m.reply_load_failed()}</p>;
  if (replies.length === 0) return <p className="py-4 text-soft">{m.reply_empty()}</p>;
  return (
    <ul className="border-t border-line">
      {replies.map((reply) => (
        <li key={reply.id} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className="block w-full px-1 py-3 text-left -outline-offset-2 hover:bg-sunken"
          >
            {reply.title && (
              <span dir="auto" className="block truncate font-medium">
                {reply.title}
              </span>
            )}
            <span dir="auto" className="line-clamp-2 text-soft wrap-anywhere">
              {reply.content}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
