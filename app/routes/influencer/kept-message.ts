/** What was typed to a brand and not sent yet stays in this tab, over a reload or a look elsewhere, for its writer only. */

interface Draft {
  readerId: string;
  campaignId: string;
}

const key = ({ readerId, campaignId }: Draft) => `application-message:${readerId}:${campaignId}`;

export function keptMessage(draft: Draft): string {
  try {
    return sessionStorage.getItem(key(draft)) ?? '';
  } catch {
    return ''; // no storage in this browser
  }
}

/** An empty text is none. */
export function keepMessage(draft: Draft, text: string): void {
  try {
    if (text) sessionStorage.setItem(key(draft), text);
    else sessionStorage.removeItem(key(draft));
  } catch {
    // No storage, or it is full: then it lives as long as the page.
  }
}
