import { usePath } from '#app/language.ts';
import { ArrowRight, BadgeCheck } from '#app/ui/icons.tsx';
import { CardFigures } from '#app/ui/influencer-card.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { ThematicTags } from '#app/ui/thematic-tags.tsx';
import type { OpenCard } from '#domain/influencers/influencer-view.ts';
import { m } from '#messages';

/** Shows a card, because opening the profile would use one of the brand's daily views. */
export function InviteeCard({ card, campaignId }: { card: OpenCard; campaignId: string }) {
  const { id, name, handle, location, picture, thematics, isVerified } = card;
  const to = usePath();
  return (
    <aside className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start items-start self-start gap-x-5 gap-y-4 max-md:border-y max-md:border-line max-md:py-5 md:col-start-1 md:row-span-2 md:row-start-1 md:grid-cols-1 lg:sticky lg:top-8">
      <Portrait name={name} picture={picture} className="aspect-4/5 w-full" first />
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere text-soft">
          {[`@${handle}`, location].filter(Boolean).join(' · ')}
          {isVerified && (
            <>
              {' '}
              <BadgeCheck className="inline size-4 text-good" />
              <span className="sr-only">{m.influencer_verified()}</span>
            </>
          )}
        </p>
        <CardFigures card={card} />
        <ThematicTags thematics={thematics} className="mt-3" />
        <a
          href={to('/influencer/:influencerId', { influencerId: id, campaign: campaignId })}
          className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-sm underline underline-offset-4"
        >
          {m.invitation_profile()} <ArrowRight className="size-4" />
        </a>
      </div>
    </aside>
  );
}
