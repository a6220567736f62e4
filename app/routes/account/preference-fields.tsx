import type { SavedForm } from '#app/forms/saved-form.ts';
import { Field, TextArea } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { Switch } from '#app/ui/switch.tsx';
import type { Preferences } from '#domain/preferences/preferences.ts';
import { m } from '#messages';

/** The form as typed: prices are text. */
export type PreferenceValues = Pick<
  Preferences,
  | 'acceptGifts'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'phone'
  | 'deliveryInstructions'
  | 'acceptPaidCollabs'
  | 'companyName'
  | 'collaborationTypes'
  | 'preferredCities'
> & { minPricePerPost: string; minPricePerStory: string };

interface PartProps {
  form: SavedForm<PreferenceValues>;
}

/** Gifts and their shipping address. Hidden fields stay in the form, so that switching gifts off and on loses no input. */
export function GiftFields({ form }: PartProps) {
  return (
    <Section title={m.preferences_gifts_title()} text={m.preferences_gifts_text()}>
      <Switch
        label={m.preferences_accept_gifts()}
        name="acceptGifts"
        on={form.values.acceptGifts}
        onChange={(on) => form.set('acceptGifts', on)}
      />
      <div hidden={!form.values.acceptGifts} className="grid gap-5">
        <Field
          label={m.preferences_street()}
          {...form.text('street')}
          autoComplete="street-address"
          required
        />
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Field
            label={m.preferences_zip_code()}
            {...form.text('zipCode')}
            autoComplete="postal-code"
            required
          />
          <Field label={m.preferences_city()} {...form.text('city')} autoComplete="address-level2" required />
        </div>
        <Field label={m.account_phone()} {...form.text('phone')} type="tel" autoComplete="tel" required />
        <TextArea
          label={m.account_optional({ label: m.preferences_instructions() })}
          {...form.text('deliveryInstructions')}
          rows={3}
          maxLength={1_000}
        />
      </div>
    </Section>
  );
}

export function PaidFields({ form }: PartProps) {
  return (
    <Section title={m.preferences_paid_title()} text={m.preferences_paid_text()}>
      <Switch
        label={m.preferences_accept_paid()}
        name="acceptPaidCollabs"
        on={form.values.acceptPaidCollabs}
        onChange={(on) => form.set('acceptPaidCollabs', on)}
      />
      <div hidden={!form.values.acceptPaidCollabs} className="grid gap-5">
        <Field
          label={m.account_company_name()}
          {...form.text('companyName')}
          autoComplete="organization"
          required
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.preferences_price_post()}
            {...form.text('minPricePerPost')}
            inputMode="decimal"
            required
          />
          <Field
            label={m.preferences_price_story()}
            {...form.text('minPricePerStory')}
            inputMode="decimal"
            required
          />
        </div>
      </div>
    </Section>
  );
}
