import { m } from '#messages';

/** A message in a line: its words, or how many files it is. */
export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
