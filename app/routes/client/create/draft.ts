import { useState } from 'react';
import { z } from 'zod';
import { type CampaignDraft, campaignDraft } from '#domain/campaigns/campaign-draft.ts';
import { blankCampaign } from '#domain/campaigns/campaign-input.ts';
import { type StepId, stepIds } from './steps.ts';

/** What the browser keeps: the draft, and the step it was left at. Another shape gets another number in the key. */
const stored = z.object({ draft: campaignDraft, step: z.enum(stepIds) });
const keyOf = (clientId: string) => `campaign-draft:1:${clientId}`;

interface StoredDraft {
  draft: CampaignDraft;
  step: StepId;
}

const nothing: StoredDraft = { draft: blankCampaign, step: 'basics' };
const isBlank = (draft: CampaignDraft) => JSON.stringify(draft) === JSON.stringify(blankCampaign);

/** A browser may refuse to store, or have stored something else: then a campaign simply starts blank. */
function readDraft(clientId: string): StoredDraft {
  try {
    return stored.parse(JSON.parse(localStorage.getItem(keyOf(clientId)) ?? 'null'));
  } catch {
    return nothing;
  }
}

export function keepDraft(clientId: string, it: StoredDraft): void {
  try {
    if (isBlank(it.draft)) localStorage.removeItem(keyOf(clientId));
    else localStorage.setItem(keyOf(clientId), JSON.stringify(it));
  } catch {
    // Private windows and full disks: the campaign can still be sent from the open page.
  }
}

export function forgetDraft(clientId: string): void {
  keepDraft(clientId, nothing);
}

/** One brand's draft in this browser, and the step at which it was left. */
export function useDraft(clientId: string) {
  const [entry] = useState(() => readDraft(clientId));
  const [draft, setDraft] = useState(entry.draft);
  return {
    draft,
    entryStep: entry.step,
    isBlank: isBlank(draft),
    change: (changes: Partial<CampaignDraft>) => setDraft((now) => ({ ...now, ...changes })),
    discard: () => setDraft(blankCampaign),
  };
}
