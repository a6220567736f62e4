import { Field } from '#app/ui/field.tsx';
import { centsOf } from '#domain/money.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface PriceProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A price as typed text; the help text shows the amount it is understood as. */
export function Price({ value, onChange, ...field }: PriceProps) {
  const price = formatMoney(centsOf(value) ?? 0, 'EUR', currentLanguage());
  return (
    <Field
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputMode="decimal"
      autoComplete="off"
      help={value.trim() ? !field.error && m.wizard_price_counts({ price }) : m.wizard_price_help()}
    />
  );
}
