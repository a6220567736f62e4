import { TextArea } from '#app/ui/field.tsx';
import { Group } from '#app/ui/group.tsx';
import { PriceField } from '#app/ui/price-field.tsx';
import type { CompensationType } from '#domain/campaigns/campaign.ts';
import { type CampaignDraft, maxLengths } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import type { Labels } from '#messages/labels/labels.ts';
import type { TypedPrices } from './typed-prices.ts';

export const compensationTexts: Labels<CompensationType> = {
  gifted: m.wizard_type_gifted_text,
  paid: m.wizard_type_paid_text,
  giftedAndPaid: m.wizard_type_both_text,
};

interface OfferFieldsProps {
  values: TypedPrices & Pick<CampaignDraft, 'giftDescription'>;
  change: (changes: Partial<OfferFieldsProps['values']>) => void;
  errors: Readonly<Record<string, string>>;
}

export function GiftDescription({ values, change, errors }: OfferFieldsProps) {
  return (
    <TextArea
      label={m.wizard_gift_description()}
      name="giftDescription"
      value={values.giftDescription}
      onChange={({ target }) => change({ giftDescription: target.value })}
      help={m.wizard_gift_help()}
      limit={maxLengths.giftDescription}
      error={errors.giftDescription}
      rows={4}
      required
    />
  );
}

const priceLabels = { postPrice: m.wizard_post_price, storyPrice: m.wizard_story_price };

export function Prices({ values, change, errors }: OfferFieldsProps) {
  return (
    <Group legend={m.edit_pricing()} hidden error={errors.prices}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(['postPrice', 'storyPrice'] as const).map((name) => (
          <PriceField
            key={name}
            name={name}
            value={values[name]}
            error={errors[`${name}Cents`]}
            label={priceLabels[name]()}
            onChange={({ target }) => change({ [name]: target.value })}
            help={m.wizard_price_help()}
          />
        ))}
      </div>
    </Group>
  );
}
