import { useId } from 'react';
import { usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ConditionLine } from '#app/ui/condition-line.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { OrderLink } from '#app/ui/order-link.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { VerifiedMark } from '#app/ui/verified-mark.tsx';
import type { SuggestedInfluencer } from '#domain/campaigns/conditions/find-suggested-influencers.server.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { suggestedText } from '#messages/suggested-text.ts';

interface SuggestedInfluencersProps {
  suggestions: readonly SuggestedInfluencer[];
  campaignId: string;
}

export function SuggestedInfluencers({ suggestions, campaignId }: SuggestedInfluencersProps) {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-14 border-t border-ink pt-5">
      <h2 id={titleId}>
        <Accented sentence={(campaign) => m.suggested_title({ campaign })} word={m.suggested_campaign()} />
      </h2>
      <p className="mt-2 text-sm text-soft">
        {m.suggested_order()} <OrderLink part="suggestions" />
      </p>
      <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="border-t border-line py-6">
            <Entry {...{ suggestion, campaignId }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ suggestion, campaignId }: { suggestion: SuggestedInfluencer; campaignId: string }) {
  const to = usePath();
  const { id, name, picture, location, isVerified, isShortlisted, takesInvitations, conditions } = suggestion;
  return (
    <article className="group relative wrap-anywhere rounded-card has-[h3>a:focus-visible]:outline-2 has-[h3>a:focus-visible]:outline-offset-4 has-[h3>a:focus-visible]:outline-accent">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4">
        <Portrait name={name} picture={picture} className="aspect-4/5 w-full" />
        <div>
          <h3 dir="auto">
            <a
              href={to('/influencer/:influencerId', { influencerId: id, campaign: campaignId })}
              className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </a>
            {isVerified && <VerifiedMark />}
          </h3>
          {location && <p className="mt-1 text-sm text-soft">{location}</p>}
        </div>
        <a
          href={to('/client/influencer/:influencerId/shortlists', { influencerId: id })}
          className="relative z-10 -mt-2 -mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <Bookmark className={`size-5 ${isShortlisted ? 'fill-accent text-accent' : ''}`} />
          <span className="sr-only">
            {m.shortlist_add({ name })} {isShortlisted && m.shortlist_is_on()}
          </span>
        </a>
      </div>
      <ul className="mt-4 grid gap-x-8 gap-y-1.5 text-sm">
        {conditions.map((condition) => (
          <ConditionLine
            key={condition.name}
            isMet={condition.isMet}
            text={suggestedText(condition, currentLanguage())}
          />
        ))}
      </ul>
      {takesInvitations ? (
        <a
          href={to('/client/invite/:influencerId', { influencerId: id, campaign: campaignId })}
          className="relative z-10 mt-3 inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
        >
          {m.invitation_card()}
          <span className="sr-only"> {m.invitation_card_of({ name })}</span>
        </a>
      ) : (
        <p className="mt-3 flex min-h-11 items-center text-soft">{m.invitation_not_taken_short()}</p>
      )}
    </article>
  );
}
