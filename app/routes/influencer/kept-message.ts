/** What was typed to a brand and not sent yet stays in this tab, over a reload or a look elsewhere, for its writer only. */

interface Draft {
  readerId: string;
  campaignId: string;
}

const key = ({ readerId, campaignId }: Draft) => `application-message:${readerId}:${campaignId}`;

export function keptMessage(draft: Draft): string {
  return sessionStorage.getItem(key(draft)) ?? '';
}

/** An empty text is none. */
export function keepMessage(draft: Draft, text: string): void {
  if (text) sessionStorage.setItem(key(draft), text);
  else sessionStorage.removeItem(key(draft));
}
