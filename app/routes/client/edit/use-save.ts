import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { usePath } from '#app/language.ts';
import { showRefusal, showToast } from '#app/toasts/toast.tsx';
import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import type { clientAction } from './edit.tsx';

/** Sends the form, and says how it went where no field and no notice of the form says it. */
export function useSave(campaignId: string) {
  const to = usePath();
  const fetcher = useFetcher<typeof clientAction>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const refused: Readonly<Record<string, RefusalCode>> = answer && 'refused' in answer ? answer.fields : {};

  useEffect(() => {
    if (!answer) return;
    if ('failed' in answer) return showToast('campaign.update_failed');
    const isSaidElsewhere =
      answer.refused === 'campaign.changed_meanwhile' || Object.keys(answer.fields).length > 0;
    if (!isSaidElsewhere) showRefusal(m.edit_failed(), answer.refused);
  }, [answer]);

  return {
    busy: fetcher.state !== 'idle',
    answer,
    /** By field, until something is typed. */
    refused: Object.fromEntries(
      Object.entries(refused).map(([field, code]) => [field.replace(/^details\./, ''), code]),
    ),
    forgetAnswer: () => fetcher.data && fetcher.reset(),
    /** Details only where they may be edited. */
    send: (version: number, status: CampaignStatus, details: Partial<CampaignDraft> | null) =>
      void fetcher.submit(
        { version, status, details },
        { method: 'post', encType: 'application/json', action: to(`/client/campaign/${campaignId}/edit`) },
      ),
  };
}
