import { m } from '#messages';

/** A message in a line: its words, or how many files it is. */
export function summaryOf({
  content,
  attachments,
}: {
  content: string;
  attachments: readonly unknown[];
}): string {
  return content || m.conversation_files({ count: attachments.length });
}
