import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { showError } from '#app/toasts/toast.tsx';
import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import type { clientAction } from './edit.tsx';

export function useSave(campaignId: string) {
  const to = usePath();
  const query = useCampaignQuery();
  const fetcher = useFetcher<typeof clientAction>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const { form, refused } = useFormAnswer(answer, {
    noAnswer: 'campaign.update_failed',
    onRefused: ({ refused, message, fields }) => {
      const isShownElsewhere = refused === 'campaign.changed_meanwhile' || Object.keys(fields).length > 0;
      if (!isShownElsewhere) showError(m.edit_failed(), message);
    },
  });

  return {
    busy: fetcher.state !== 'idle',
    form,
    errors: Object.fromEntries(
      Object.entries(refused?.fields ?? {}).map(([field, error]) => [field.replace(/^details\./, ''), error]),
    ),
    clearAnswer: () => fetcher.data && fetcher.reset(),
    send: (version: number, status: CampaignStatus, details: Partial<CampaignDraft> | null) =>
      void fetcher.submit(
        { version, status, details },
        {
          method: 'post',
          encType: 'application/json',
          action: to('/client/campaign/:campaignId/edit', { campaignId, ...query }),
        },
      ),
  };
}
