/** Numbers of characters. */
export const MAX_QUESTION_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 1_000;
export const MAX_REASON_LENGTH = 300;

/** Maximum for each influencer and campaign. */
export const MAX_OPEN_QUESTIONS = 3;

/** A hidden question has the state `hidden`, even if it was answered before. */
export type QuestionState = 'open' | 'answered' | 'hidden';

export function questionState(question: { answeredAt: Date | null; hiddenAt: Date | null }): QuestionState {
  if (question.hiddenAt) return 'hidden';
  return question.answeredAt ? 'answered' : 'open';
}

/** An answered question as everybody sees it, without the name of the person who asked. */
export interface PublicQuestion {
  id: string;
  question: string;
  answer: string;
  answeredAt: Date;
}

interface StatedQuestion {
  id: string;
  question: string;
  askedAt: Date;
  answer: string | null;
  state: QuestionState;
}

export interface OwnQuestion extends StatedQuestion {
  hiddenReason: string | null;
}

/** A question as the brand sees it. */
export interface ReceivedQuestion extends OwnQuestion {
  fullName: string;
}

const LINK = /https?:|www\.|[a-z0-9]\.(?:biz|ch|com|fr|io|net|org|uk)\b|[\w.+-]@[\w-]+\.\w/i;
/** Endings that are also words. After a full stop without a space, a word begins with a capital: “a question.De quelle”. */
const WORD_LIKE = /[a-zA-Z0-9]\.(?:app|be|de|es|eu|info|link|shop|APP|BE|DE|ES|EU|INFO|LINK|SHOP)\b/;

/** True if a text has a web or email address. Answered questions are public, and must not lead to other sites. */
export function hasLink(text: string): boolean {
  return LINK.test(text) || WORD_LIKE.test(text);
}
