import type { Task, TaskKind } from '#domain/deal-work/tasks.ts';
import type { Side } from '#domain/deals/deal.ts';
import { m } from '#messages';
import { type AccentedText, titleOf } from './accented-text.ts';
import { contentPhrase } from './content-name.ts';
import { formatDay } from './format.ts';
import { ofName } from './of-name.ts';
import { currentLanguage } from './path-language.ts';

/** The side of the reader, and the short name of the other side. */
interface Reader {
  side: Side;
  name: string;
}

type Sentence = (parts: { name: string; of: string; item: string; word: string }) => string;

interface TaskTexts {
  title: Sentence;
  own: Sentence;
  other: Sentence;
  /** The accented word of tasks about the gift. Tasks about content accent the number or the kind of the content. */
  ownWord?: () => string;
  otherWord?: () => string;
}

const texts: Record<TaskKind, TaskTexts> = {
  send_gift: {
    title: m.task_send,
    own: m.task_send_head,
    other: m.task_send_other,
    ownWord: m.task_send_word,
    otherWord: m.task_send_word,
  },
  send_gift_again: {
    title: m.task_again,
    own: m.task_again_head,
    other: m.task_again_other,
    ownWord: m.task_again_head_word,
    otherWord: m.task_again_other_word,
  },
  receive_gift: {
    title: m.task_receive,
    own: m.task_receive_head,
    other: m.task_receive_other,
    ownWord: m.task_receive_head_word,
    otherWord: m.task_receive_other_word,
  },
  submit: { title: m.task_submit, own: m.task_submit_head, other: m.task_submit_other },
  change: { title: m.task_change, own: m.task_change_head, other: m.task_change_other },
  approve: { title: m.task_approve, own: m.task_approve_head, other: m.task_approve_other },
  publish: { title: m.task_publish, own: m.task_publish_head, other: m.task_publish_other },
  confirm: { title: m.task_confirm, own: m.task_confirm_head, other: m.task_confirm_other },
};

/** Returns the task as the title of a row: `Hand in your second post`, `Léa hands in the second post`. */
export function taskTitle(task: Task, reader: Reader): string {
  if (task.side !== reader.side) return titleOf(taskHeadline(task, reader));
  const { word, item } = itemOf(task, true);
  return texts[task.kind].title({ name: reader.name, of: ofName(reader.name), word, item: item(word) });
}

export function taskHeadline(task: Task, { side, name }: Reader): AccentedText {
  const isOwn = task.side === side;
  const { word, item } = itemOf(task, isOwn);
  const { own, other, ownWord, otherWord } = texts[task.kind];
  const say = isOwn ? own : other;
  const wordOfGift = isOwn ? ownWord : otherWord;
  return {
    sentence: (word) => say({ name, of: ofName(name), word, item: item(word) }),
    word: wordOfGift?.() ?? word,
  };
}

/**
 * Returns the content of a task with or without its article: `your second post` and `Léa’s second post` need the bare
 * form, `the second post` the definite form.
 */
function itemOf({ side, deliverable }: Task, isOwn: boolean) {
  if (!deliverable) return { word: '', item: () => '' };
  const language = currentLanguage();
  const { word, bare, definite } = contentPhrase(deliverable, language);
  const isAboutOther = side === 'influencer' ? !isOwn : isOwn && language === 'fr';
  return { word, item: isAboutOther ? definite : bare };
}

/** Says by when the task is due, and what happens afterwards. */
export function taskDeadlineText({ kind, side, lastDay }: Task, reader: Reader, today: string): string {
  if (!lastDay) return m.task_paused();
  const { name } = reader;
  const date = formatDay(lastDay, currentLanguage());
  const isOwn = side === reader.side;
  const due = (own: string, other: string) => {
    if (lastDay < today) return m.task_was_due({ date });
    return isOwn ? own : other;
  };
  switch (kind) {
    case 'send_gift':
    case 'send_gift_again':
      return `${due(m.task_send_by({ date }), m.task_send_by_other({ name, date }))} ${m.task_send_late()}`;
    case 'receive_gift':
      return isOwn ? m.task_receive_by({ date }) : m.task_receive_by_other({ name, date });
    case 'approve':
      return isOwn ? m.task_approve_by({ date }) : m.task_approve_by_other({ name, date });
    case 'confirm':
      return isOwn ? m.task_confirm_by({ date }) : m.task_confirm_by_other({ name, date });
    case 'submit':
    case 'change':
    case 'publish': {
      const drop = isOwn ? m.task_drop({ name }) : m.task_drop_other();
      return `${due(m.task_due_by({ date }), m.task_due_by_other({ name, date }))} ${drop}`;
    }
  }
}
