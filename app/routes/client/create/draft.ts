import { useState } from 'react';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import {
  blankCampaign,
  type CampaignDraft,
  campaignDraftIn,
  clearedBy,
} from '#domain/campaigns/campaign-draft.ts';
import { type StepId, stepIds } from './steps.ts';

interface StoredDraft {
  draft: CampaignDraft;
  step: StepId;
  /** Id of the future campaign. Missing in drafts of version 0.1.0. */
  campaignId?: string;
}

/** The key contains the version of the format. Increase the version when `StoredDraft` changes. */
const keyOf = (clientId: string) => `campaign-draft:1:${clientId}` as const;

const isSame = (draft: CampaignDraft, start: CampaignDraft) =>
  JSON.stringify(draft) === JSON.stringify(start);

/** Returns the new campaign `start` if there is no draft or its shape is not `StoredDraft`. */
export function readCampaignDraft(clientId: string, start = blankCampaign): StoredDraft {
  const stored: Partial<Record<keyof StoredDraft, unknown>> = readDraft(keyOf(clientId));
  const draft = campaignDraftIn(stored.draft);
  const step = stepIds.find((it) => it === stored.step);
  if (!draft || !step) return { draft: start, step: 'basics' };
  const { campaignId } = stored;
  return { draft: changedDraft(draft, draft), step, ...(typeof campaignId === 'string' && { campaignId }) };
}

export function keepCampaignDraft(clientId: string, entry: StoredDraft, start = blankCampaign): void {
  if (isSame(entry.draft, start)) dropCampaignDraft(clientId);
  else storeDraft(keyOf(clientId), entry);
}

export function dropCampaignDraft(clientId: string): void {
  dropDraft(keyOf(clientId));
}

/** Applies changes, and clears the fields that no longer apply, such as the venue of a campaign that is now remote. */
export function changedDraft(draft: CampaignDraft, changes: Partial<CampaignDraft>): CampaignDraft {
  return { ...draft, ...changes, ...clearedBy(changes) };
}

/**
 * Returns the brand's draft and the step at which the brand left it. A new draft begins with `start` and has the
 * campaign id `newId`.
 */
export function useDraft(clientId: string, newId: string, start: CampaignDraft) {
  const [entry] = useState(() => readCampaignDraft(clientId, start));
  const [campaignId] = useState(entry.campaignId ?? newId);
  const [draft, setDraft] = useState(entry.draft);
  return {
    draft,
    campaignId,
    entryStep: entry.step,
    isBlank: isSame(draft, start),
    change: (changes: Partial<CampaignDraft>) => setDraft((now) => changedDraft(now, changes)),
    discard: () => setDraft(start),
  };
}
