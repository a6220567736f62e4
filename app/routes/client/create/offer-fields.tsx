import { Field, TextArea } from '#app/ui/field.tsx';
import type { CompensationType } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import { centsOf } from '#domain/money.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import type { Labels } from '#messages/labels/labels.ts';
import { currentLanguage } from '#messages/path-language.ts';
import type { TypedPrices } from './typed-prices.ts';

/** Description of each campaign type in one sentence. */
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
      error={errors.giftDescription}
      rows={4}
      required
    />
  );
}

const priceLabels = { postPrice: m.wizard_post_price, storyPrice: m.wizard_story_price };

/** Text fields for the two prices. The help text of each field shows the parsed amount. */
export function Prices({ values, change, errors }: OfferFieldsProps) {
  const amountOf = (typed: string) => formatMoney(centsOf(typed) ?? 0, 'EUR', currentLanguage());
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {(['postPrice', 'storyPrice'] as const).map((name) => {
        const value = values[name];
        const error = errors[`${name}Cents`];
        return (
          <Field
            key={name}
            {...{ name, value, error }}
            label={priceLabels[name]()}
            onChange={({ target }) => change({ [name]: target.value })}
            inputMode="decimal"
            autoComplete="off"
            help={
              value.trim()
                ? !error && m.wizard_price_counts({ price: amountOf(value) })
                : m.wizard_price_help()
            }
          />
        );
      })}
    </div>
  );
}
