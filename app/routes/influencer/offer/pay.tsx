import { offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { OfferCardView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function Pay({ campaign }: { campaign: OfferCardView }) {
  const { compensationType, postPriceCents, storyPriceCents } = campaign;
  if (!offersPayment(compensationType)) {
    return <span className="font-medium">{compensationLabels[compensationType]()}</span>;
  }
  const prices = [
    { cents: postPriceCents, per: m.offer_a_post() },
    { cents: storyPriceCents, per: m.offer_a_story() },
  ].filter(({ cents }) => cents > 0);
  return (
    <>
      {prices.map(({ cents, per }, index) => (
        <span key={per}>
          {index > 0 && ' · '}
          <span className="font-medium">{formatMoney(cents, 'EUR', currentLanguage())}</span>{' '}
          <span className="text-soft">{per}</span>
        </span>
      ))}
      {offersGift(compensationType) && <span className="font-medium"> {m.offer_and_gift()}</span>}
    </>
  );
}
