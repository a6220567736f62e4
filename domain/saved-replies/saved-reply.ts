export const MAX_SAVED_REPLIES = 20;
export const REPLY_MAX_CHARACTERS = 500;
export const REPLY_TITLE_MAX_CHARACTERS = 80;

export interface SavedReply {
  id: string;
  title: string;
  content: string;
}
