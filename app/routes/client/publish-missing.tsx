import { useId } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import type { MissingToPublish } from '#domain/campaigns/publication.ts';
import { m } from '#messages';
import { campaignTransitionLabels } from '#messages/labels/campaign.ts';

const links: Record<MissingToPublish['field'], () => string> = {
  slot1: m.campaign_publish_missing_slot1,
  endDate: m.campaign_publish_missing_end_date,
};

const reasons: Record<MissingToPublish['code'], () => string> = {
  'campaign.slot_required': m.refusal_campaign_slot_required,
  'campaign.end_is_past': m.refusal_campaign_end_is_past,
};

interface PublishMissingProps {
  campaignId: string;
  missing: readonly MissingToPublish[];
  small: boolean;
  list: string | undefined;
}

export function PublishMissing({ campaignId, missing, small, list }: PublishMissingProps) {
  const id = useId();
  const to = usePath();
  return (
    <div>
      <Button popoverTarget={id} small={small}>
        {campaignTransitionLabels.publish()}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={m.campaign_publish_missing()}
        className="m-auto w-full max-w-lg rounded-card border border-line bg-paper p-6 text-base text-ink backdrop:bg-on-ground/50 max-sm:mb-0 max-sm:max-w-none md:p-8"
      >
        <p className="font-serif text-3xl">{m.campaign_publish_missing()}</p>
        <ul className="mt-4 grid gap-4">
          {missing.map(({ field, code }) => (
            <li key={field}>
              <p className="text-soft">{reasons[code]()}</p>
              <Link
                to={to('/client/campaign/:campaignId/edit', { campaignId, list, '#': field })}
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
              >
                {links[field]()}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex justify-end">
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
            {m.campaign_publish_missing_close()}
          </Button>
        </div>
      </div>
    </div>
  );
}
