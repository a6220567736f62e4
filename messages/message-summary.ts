import { m } from '#messages';

/** Returns the text, or the number of files for a message without text. */
export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
