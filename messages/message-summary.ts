import { m } from '#messages';

export function messageSummary({ content, files }: { content: string; files: number }): string {
  return content || m.conversation_files({ count: files });
}
