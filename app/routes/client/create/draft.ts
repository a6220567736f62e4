import { useState } from 'react';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { blankCampaign, type CampaignDraft, campaignDraftIn } from '#domain/campaigns/campaign-draft.ts';
import { type StepId, stepIds } from './steps.ts';

interface StoredDraft {
  draft: CampaignDraft;
  step: StepId;
  /** Id of the future campaign. Missing in drafts of version 0.1.0. */
  campaignId?: string;
}

/** The key contains the version of the format. Increase it when `StoredDraft` changes. */
const keyOf = (clientId: string) => `campaign-draft:1:${clientId}` as const;

const isBlank = (draft: CampaignDraft) => JSON.stringify(draft) === JSON.stringify(blankCampaign);

/** Returns a blank campaign if there is no draft or its shape is not `StoredDraft`. */
export function readCampaignDraft(clientId: string): StoredDraft {
  const stored: Partial<Record<keyof StoredDraft, unknown>> = readDraft(keyOf(clientId));
  const draft = campaignDraftIn(stored.draft);
  const step = stepIds.find((it) => it === stored.step);
  if (!draft || !step) return { draft: blankCampaign, step: 'basics' };
  const { campaignId } = stored;
  return { draft, step, ...(typeof campaignId === 'string' && { campaignId }) };
}

export function keepCampaignDraft(clientId: string, entry: StoredDraft): void {
  if (isBlank(entry.draft)) dropCampaignDraft(clientId);
  else storeDraft(keyOf(clientId), entry);
}

export function dropCampaignDraft(clientId: string): void {
  dropDraft(keyOf(clientId));
}

/** Returns the brand's draft and its current step. `newId` becomes the campaign id of a new draft. */
export function useDraft(clientId: string, newId: string) {
  const [entry] = useState(() => readCampaignDraft(clientId));
  const [campaignId] = useState(entry.campaignId ?? newId);
  const [draft, setDraft] = useState(entry.draft);
  return {
    draft,
    campaignId,
    entryStep: entry.step,
    isBlank: isBlank(draft),
    change: (changes: Partial<CampaignDraft>) => setDraft((now) => ({ ...now, ...changes })),
    discard: () => setDraft(blankCampaign),
  };
}
