import type { ComponentProps } from 'react';
import { centsOf } from '#domain/money.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Field } from './field.tsx';

/** The price is in euros. The parsed price appears below the field, or `help` if the field is blank. */
export function PriceField({ help, value, ...field }: ComponentProps<typeof Field> & { value: string }) {
  const cents = centsOf(value, currentLanguage());
  const price = cents !== null && formatMoney(cents, 'EUR', currentLanguage());
  return (
    <Field
      {...field}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      help={value.trim() ? price && m.wizard_price_counts({ price }) : help}
    />
  );
}
