import { m } from '#messages';

/** Returns the text on one line, or the number of files. */
export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
