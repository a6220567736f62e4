import { hrefIn, pathTo } from '#app/addresses/path.ts';
import { isAnyStated } from '#domain/influencers/figures.ts';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import { m } from '#messages';
import { formatCount, formatFigure, formatRate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Badge } from './badge.tsx';
import { Declared } from './declared.tsx';
import { ArrowRight, Bookmark } from './icons.tsx';
import { Picture } from './image.tsx';
import { placeholderImageOf } from './placeholder-image.ts';
import { Portrait } from './portrait.tsx';
import { redactedName } from './redacted-name.ts';
import { ThematicTags } from './thematic-tags.tsx';
import { VerifiedMark } from './verified-mark.tsx';

const frame = 'aspect-4/5 w-full';

interface InfluencerCardProps {
  card: InfluencerCardView;
  heading?: 'h2' | 'h3';
  /** True if the viewer is a brand, which can put the influencer on shortlists and invite them. */
  forBrand: boolean;
}

/**
 * Scripts find the card by `data-id`. A visitor's card links to sign-up. The server caches the HTML, which must
 * depend only on the card, the language, the heading and `forBrand`.
 */
export function InfluencerCard({ card, heading: Heading = 'h2', forBrand }: InfluencerCardProps) {
  const { id, location, thematics, isVerified, isFeatured } = card;
  const language = currentLanguage();
  const name = card.redacted ? redactedName(card) : card.name;
  const address = card.redacted ? '/signup' : pathTo('/influencer/:influencerId', { influencerId: id });
  return (
    // `content-visibility` skips cards off screen but clips overflow. The padding makes room for the focus outline.
    <li data-id={id} className="-m-2 p-2 [contain-intrinsic-height:auto_30rem] [content-visibility:auto]">
      <article className="group relative flex h-full flex-col rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent">
        {card.redacted ? (
          <Picture
            media={placeholderImageOf(id)}
            alt=""
            width="18rem"
            className={`overflow-hidden rounded-card ${frame}`}
          />
        ) : (
          <Portrait name={name} picture={card.picture} className={frame} />
        )}
        {isFeatured && (
          <p className="absolute top-2.5 left-2.5">
            <Badge tone="metal">{m.influencer_featured()}</Badge>
          </p>
        )}
        {forBrand && !card.redacted && (
          <a
            href={hrefIn(language, '/client/influencer/:influencerId/shortlists', { influencerId: id })}
            data-shortlist
            className="group/mark absolute top-1.5 right-1.5 z-10 grid size-11 place-items-center rounded-full bg-paper/90 text-ink hover:bg-paper"
          >
            <Bookmark className="size-5 group-data-on/mark:fill-accent group-data-on/mark:text-accent" />
            <span className="sr-only">{m.shortlist_add({ name })}</span>
            <span className="sr-only hidden group-data-on/mark:block">{m.shortlist_is_on()}</span>
          </a>
        )}
        <Heading dir="auto" className="mt-3 text-xl sm:text-2xl">
          {name}
          {isVerified && <VerifiedMark />}
        </Heading>
        {card.redacted ? (
          <span aria-hidden className="mt-1.5 mb-1 block h-3 w-24 rounded-full bg-edge/40 blur-[3px]" />
        ) : (
          <p className="truncate text-sm text-soft">
            {[`@${card.handle}`, location].filter(Boolean).join(' · ')}
          </p>
        )}
        <CardFigures card={card} />
        <ThematicTags thematics={thematics} className="mt-3" />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3 text-sm font-medium">
          <a
            href={hrefIn(language, address)}
            className="inline-flex min-h-6 items-center gap-1.5 decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {m.influencer_card_view()}
            <span className="sr-only">{m.influencer_card_view_of({ name })}</span>
            <ArrowRight className="size-4" />
          </a>
          {forBrand && !card.redacted && (
            <a
              href={hrefIn(language, '/client/invite/:influencerId', { influencerId: id })}
              className="relative z-10 inline-flex min-h-6 items-center text-accent decoration-1 underline-offset-4 hover:underline"
            >
              {m.invitation_card()}
              <span className="sr-only"> {m.invitation_card_of({ name })}</span>
            </a>
          )}
        </div>
      </article>
    </li>
  );
}

export function CardFigures({ card }: { card: InfluencerCardView }) {
  const { followers, posts, engagementRate, figuresSource } = card;
  const language = currentLanguage();
  if (!isAnyStated(followers, posts, engagementRate)) {
    return <p className="mt-2 text-sm text-soft">{m.influencer_none_stated()}</p>;
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      <dl className="contents">
        <Metric name={m.influencer_card_followers()}>{formatFigure(followers, formatCount, language)}</Metric>
        <Metric name={m.influencer_card_posts()}>{formatFigure(posts, formatCount, language)}</Metric>
        <Metric name={m.influencer_card_engagement()}>
          {formatFigure(engagementRate, formatRate, language)}
        </Metric>
      </dl>
      <Declared source={figuresSource}>{m.influencer_declared_all()}</Declared>
    </div>
  );
}

function Metric({ name, children }: { name: string; children: string | null }) {
  if (children === null) return null;
  return (
    <div className="flex flex-row-reverse gap-1">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
