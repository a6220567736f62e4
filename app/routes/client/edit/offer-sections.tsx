import { Choices } from '#app/routes/client/create/choices.tsx';
import { Price } from '#app/routes/client/create/price.tsx';
import { TextArea } from '#app/ui/field.tsx';
import {
  type CompensationType,
  compensationTypes,
  offersGift,
  offersPayment,
} from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { DetailSection } from './detail-section.tsx';
import type { PartProps } from './edit-form.tsx';
import { GiftImages } from './media.tsx';

const texts: Record<CompensationType, () => string> = {
  gifted: m.wizard_type_gifted_text,
  paid: m.wizard_type_paid_text,
  giftedAndPaid: m.wizard_type_both_text,
};

export function OfferSections(part: PartProps) {
  const { values, change, errors, disabled } = part;
  const { compensationType } = values;
  return (
    <>
      <DetailSection disabled={disabled} title={m.wizard_step_type()} text={m.edit_type_text()}>
        <Choices<CompensationType>
          legend={m.wizard_type_legend()}
          name="compensationType"
          options={compensationTypes.map((id) => ({
            id,
            label: compensationLabels[id](),
            text: texts[id](),
          }))}
          chosen={compensationType}
          onChange={(type) => change({ compensationType: type })}
          error={errors.compensationType}
          className=""
        />
      </DetailSection>
      {compensationType && offersPayment(compensationType) && (
        <DetailSection disabled={disabled} title={m.edit_pricing()}>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Price
              label={m.wizard_post_price()}
              name="postPrice"
              value={values.postPrice}
              onChange={(postPrice) => change({ postPrice })}
              error={errors.postPriceCents}
            />
            <Price
              label={m.wizard_story_price()}
              name="storyPrice"
              value={values.storyPrice}
              onChange={(storyPrice) => change({ storyPrice })}
              error={errors.storyPriceCents}
            />
          </div>
        </DetailSection>
      )}
      {compensationType && offersGift(compensationType) && (
        <DetailSection disabled={disabled} title={m.campaign_gift()}>
          <TextArea
            label={m.wizard_gift_description()}
            name="giftDescription"
            value={values.giftDescription}
            onChange={({ target }) => change({ giftDescription: target.value })}
            help={m.wizard_gift_help()}
            error={errors.giftDescription}
            rows={4}
            required
          />
          <GiftImages {...part} />
        </DetailSection>
      )}
    </>
  );
}
