import { useState } from 'react';
import { z } from 'zod';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { blankCampaign, type CampaignDraft, campaignDraft } from '#domain/campaigns/campaign-fields.ts';
import { stepIds } from './steps.ts';

const stored = z.object({
  draft: campaignDraft,
  step: z.enum(stepIds),
  /** The id of the future campaign. Drafts of version 0.1.0 have none. */
  campaignId: z.string().optional(),
});
/** The number is the version of the stored format. A changed shape of `stored` needs a new number. */
const keyOf = (clientId: string) => `campaign-draft:1:${clientId}` as const;

const isBlank = (draft: CampaignDraft) => JSON.stringify(draft) === JSON.stringify(blankCampaign);

/** Returns a blank campaign without a draft, and for a draft with another shape than `stored`. */
export function readCampaignDraft(clientId: string): z.infer<typeof stored> {
  const { data } = stored.safeParse(readDraft(keyOf(clientId)));
  return data ?? { draft: blankCampaign, step: 'basics' };
}

export function keepCampaignDraft(clientId: string, entry: z.infer<typeof stored>): void {
  if (isBlank(entry.draft)) dropCampaignDraft(clientId);
  else storeDraft(keyOf(clientId), entry);
}

export function dropCampaignDraft(clientId: string): void {
  dropDraft(keyOf(clientId));
}

/**
 * Returns the brand's draft in this browser, and the step at which the user left the draft. `newId` is the id of a new
 * draft's campaign.
 */
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
