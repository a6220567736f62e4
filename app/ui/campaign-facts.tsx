import { offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { PublicCampaign } from '#domain/campaigns/campaign-view.ts';
import { kindOf, needsVenue } from '#domain/campaigns/collaboration.ts';
import { slotsInOrder } from '#domain/campaigns/time-slot.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { formatList, formatMoney, formatNumber } from '#messages/format.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { countryLabels } from '#messages/labels/country.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { slotHours } from '#messages/slot-hours.ts';
import { AskedTerms } from './asked-terms.tsx';
import { Fact } from './fact.tsx';
import { genderText } from './gender-text.ts';
import { GiftPictures } from './gift-pictures.tsx';
import { ThematicTags } from './thematic-tags.tsx';

interface CampaignFactsProps {
  campaign: PublicCampaign;
  asked?: Terms | null;
}

/** `wrap-anywhere` breaks long pasted URLs. */
export function CampaignFacts({ campaign, asked }: CampaignFactsProps) {
  return (
    <div className="grid gap-x-16 gap-y-12 wrap-anywhere lg:grid-cols-[3fr_2fr]">
      <div className="grid content-start gap-12">
        <section>
          <h2>{m.campaign_description()}</h2>
          <p dir="auto" className="mt-4 max-w-prose text-lg whitespace-pre-line">
            {campaign.description}
          </p>
        </section>
        <Compensation campaign={campaign} />
        {asked && <AskedTerms terms={asked} />}
      </div>
      <div className="grid content-start gap-12">
        <DatesAndPlace campaign={campaign} />
        <Requirements campaign={campaign} />
      </div>
    </div>
  );
}

function Compensation({ campaign }: { campaign: PublicCampaign }) {
  const { compensationType, postPriceCents, storyPriceCents, giftDescription, giftImages } = campaign;
  const prices = [
    { cents: postPriceCents, per: m.campaign_per_post() },
    { cents: storyPriceCents, per: m.campaign_per_story() },
  ].filter(({ cents }) => cents > 0);
  return (
    <section>
      <h2>{m.campaign_compensation()}</h2>
      <p className="mt-1 text-soft">{compensationLabels[compensationType]()}</p>
      {offersPayment(compensationType) && (
        <ul className="mt-5 flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-5">
          {prices.map(({ cents, per }) => (
            <li key={per}>
              <span className="block font-serif text-4xl">
                {formatMoney(cents, 'EUR', currentLanguage())}
              </span>
              <span className="text-sm text-soft">{per}</span>
            </li>
          ))}
        </ul>
      )}
      {offersGift(compensationType) && (
        <div className="mt-5 border-t border-line pt-5">
          <h3>{m.campaign_gift()}</h3>
          <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
            {giftDescription}
          </p>
          <GiftPictures
            ids={giftImages}
            width="(min-width: 640px) 11rem, 30vw"
            className="mt-4 max-w-xl gap-3"
          />
        </div>
      )}
    </section>
  );
}

function DatesAndPlace({ campaign }: { campaign: PublicCampaign }) {
  const { collaborationType } = campaign;
  const language = currentLanguage();
  const kind = kindOf(collaborationType);
  const slots = slotsInOrder(campaign);
  return (
    <dl>
      <Fact label={m.campaign_date_range()}>
        <span className="block text-balance">{campaignDates(campaign)}</span>
      </Fact>
      <Fact label={m.campaign_collaboration()}>{collaborationLabels[kind]()}</Fact>
      {kind === 'remote' && <Fact label={m.campaign_location()}>{m.campaign_location_remote()}</Fact>}
      {needsVenue(collaborationType) && (
        <>
          <Fact label={m.campaign_location()}>
            {campaign.venueTown}
            {campaign.venueCountry && `, ${countryLabels[campaign.venueCountry]()}`}
          </Fact>
          <Fact label={m.campaign_venue()}>{campaign.venueName}</Fact>
          <Fact label={m.campaign_address()}>{campaign.venueAddress}</Fact>
          {slots.length > 0 && (
            <Fact label={m.campaign_hours()}>
              {slots.map((slot) => (
                <span key={slot.start} className="block tabular-nums">
                  {slotHours(slot, language)}
                </span>
              ))}
            </Fact>
          )}
        </>
      )}
    </dl>
  );
}

function Requirements({ campaign }: { campaign: PublicCampaign }) {
  const { minFollowers, thematics, minAge, maxAge, targetLocations } = campaign;
  const language = currentLanguage();
  return (
    <section>
      <h2 className="mb-4">{m.campaign_requirements()}</h2>
      <dl>
        <Fact label={m.campaign_min_followers()}>{formatNumber(minFollowers, language)}</Fact>
        <Fact label={m.campaign_interests()}>
          <ThematicTags thematics={thematics} />
        </Fact>
        <Fact label={m.campaign_audience()}>
          <span className="block">{m.campaign_ages_value({ min: minAge, max: maxAge })}</span>
          <span className="block">{genderText(campaign)}</span>
          {targetLocations.length > 0 && (
            <span className="block">
              {formatList(
                targetLocations.map((each) => countryLabels[each]()),
                language,
              )}
            </span>
          )}
        </Fact>
      </dl>
    </section>
  );
}
