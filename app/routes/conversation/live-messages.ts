import type { MessageView } from '#domain/conversations/conversation-view.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

interface Listening {
  /** The last seq that is known without a gap. */
  after: () => number;
  onMessage: (message: MessageView) => void;
  /** `over`: the session has ended, and nothing more will come. */
  onState: (state: 'open' | 'lost' | 'over') => void;
}

/**
 * Hears what is written in a conversation, from where the page is, until the returned function is called. The browser
 * reconnects by itself; where it gives up (a proxy answered, the server refused), this goes on with growing pauses. A
 * hidden tab lets go of its stream, because a browser keeps six connections for all its tabs, and catches up when shown.
 */
export function hearMessages(conversationId: string, { after, onMessage, onState }: Listening): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wait = FIRST_WAIT_MS;
  let isOver = false;

  const release = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    release();
    if (isOver || document.visibilityState === 'hidden') return;
    const stream = new EventSource(`/api/conversations/${conversationId}/live?after=${after()}`);
    source = stream;
    stream.onopen = () => {
      wait = FIRST_WAIT_MS;
      onState('open');
    };
    stream.onmessage = ({ data }: MessageEvent<string>) => onMessage(JSON.parse(data) as MessageView);
    stream.addEventListener('over', () => {
      isOver = true;
      release();
      onState('over');
    });
    stream.onerror = () => {
      onState('lost');
      if (stream.readyState !== EventSource.CLOSED) return;
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  };
  const onVisibility = () => (document.visibilityState === 'hidden' ? release() : open());

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
    release();
  };
}
