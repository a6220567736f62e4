import { m } from '#messages';

/** Returns a message in one line: its text, or the number of its files. */
export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
