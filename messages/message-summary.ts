import { m } from '#messages';

/** A message without text shows the number of its files. */
export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
