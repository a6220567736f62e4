import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { Check, Minus } from '#app/ui/icons.tsx';
import { RadioCard } from '#app/ui/radio-card.tsx';
import type {
  CampaignToInvite,
  ComparedCondition,
} from '#domain/invitations/find-campaigns-to-invite.server.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { comparedText } from '#messages/compared-text.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface CampaignChoicesProps {
  campaigns: readonly CampaignToInvite[];
  name: string;
  chosen: string;
  error: string | undefined;
  /** Focuses the first campaign. */
  autoFocus: boolean;
}

export function CampaignChoices({ campaigns, name, chosen, error, autoFocus }: CampaignChoicesProps) {
  return (
    <fieldset
      aria-describedby={error ? 'campaign-error' : undefined}
      className="min-w-0 border-t border-ink pt-5"
    >
      <legend className="contents">
        <span className="block font-serif text-3xl leading-tight">{m.invitation_campaigns()}</span>
      </legend>
      <p className="mt-1 mb-4 text-sm text-soft">{m.invitation_campaigns_order()}</p>
      {error && (
        <p id="campaign-error" className="mb-3 text-sm text-bad">
          {error}
        </p>
      )}
      <div className="grid gap-3">
        {campaigns.map((entry, index) => (
          <Choice
            key={entry.campaign.id}
            {...entry}
            isChosen={entry.campaign.id === chosen}
            autoFocus={autoFocus && index === 0}
            name={name}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Choice({
  campaign,
  conditions,
  isChosen,
  autoFocus,
  name,
}: CampaignToInvite & { isChosen: boolean; autoFocus: boolean; name: string }) {
  return (
    <RadioCard
      name="campaignId"
      value={campaign.id}
      defaultChecked={isChosen}
      autoFocus={autoFocus}
      className="grid grid-cols-[auto_3.5rem_minmax(0,1fr)] items-start gap-x-3.5 wrap-anywhere sm:grid-cols-[auto_5rem_minmax(0,1fr)] sm:gap-x-4"
    >
      <CampaignCover campaign={campaign} className="aspect-4/5 w-full" />
      <span className="min-w-0">
        <span dir="auto" className="block font-serif text-2xl leading-tight">
          {campaign.title}
        </span>
        <span className="block text-sm text-soft tabular-nums">{campaignDates(campaign)}</span>
        <span className="mt-2.5 grid gap-1 text-sm">
          <span className="sr-only">{m.invitation_fit({ name })}</span>
          {conditions.map((condition) => (
            <FitLine key={condition.name} condition={condition} />
          ))}
        </span>
      </span>
    </RadioCard>
  );
}

function FitLine({ condition }: { condition: ComparedCondition }) {
  const { isMet } = condition;
  const Icon = isMet ? Check : Minus;
  return (
    <span className={`flex items-start gap-2 ${isMet ? '' : 'text-soft'}`}>
      <Icon className={`mt-0.5 size-4 shrink-0 ${isMet ? 'text-good' : ''}`} />
      <span>
        <span className="sr-only">{isMet ? m.suggestion_met() : m.suggestion_unmet()} </span>
        {comparedText(condition, currentLanguage())}
      </span>
    </span>
  );
}
