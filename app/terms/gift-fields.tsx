import { ChoiceChips } from '#app/ui/choice-chips.tsx';
import { Field } from '#app/ui/field.tsx';
import { PriceField } from '#app/ui/price-field.tsx';
import { benefitChannels, maxTermsLengths } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { benefitChannelLabels } from '#messages/labels/terms.ts';
import type { TermsFormProps } from './line-fields.tsx';

export function GiftFields({ form, fields }: TermsFormProps) {
  const channel = form.choice('benefit.channel');
  const required = fields.gift === 'required';
  return (
    <section className="grid gap-5">
      <h2>{m.terms_gift()}</h2>
      <Field
        label={m.terms_gift_what()}
        {...form.text('benefit.what')}
        maxLength={maxTermsLengths.benefit}
        required={required}
        help={required ? undefined : m.offer_gift_optional()}
      />
      <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
        <PriceField
          label={m.terms_gift_value()}
          help={m.terms_gift_value_help()}
          {...form.text('benefit.valueCents')}
          required={required}
        />
        <ChoiceChips
          legend={m.terms_gift_channel()}
          name={channel.name}
          value={channel.values}
          error={channel.error}
          onChange={channel.onChange}
          choices={benefitChannels.map((value) => ({ value, label: benefitChannelLabels[value]() }))}
        />
      </div>
    </section>
  );
}
