import { Range } from '#app/ui/range.tsx';
import { sliders, type Range as Values } from '#domain/influencers/browse-filters.ts';
import { m } from '#messages';
import { formatCount, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface RangeFieldProps {
  name: keyof typeof sliders;
  label: string;
  value: Values;
}

const numberBox =
  'min-h-9 w-full min-w-0 rounded-card border border-edge bg-surface px-2.5 text-sm tabular-nums placeholder:text-soft';

/**
 * The form sends the number fields. `range-thumbs.ts` synchronises the sliders with the number fields. An empty field
 * means no limit. The lower slider empties its field at 0, the upper slider at its maximum. For a typed number above
 * the slider, the thumb is at its end.
 */
export function RangeField({ name, label, value: { min, max } }: RangeFieldProps) {
  const { max: most, step, maxTyped } = sliders[name];
  const language = currentLanguage();
  const above = m.browse_and_above({ most: formatNumber(most, language) });
  const field = { type: 'number', min: 0, max: maxTyped, step: 'any', inputMode: 'decimal' } as const;
  return (
    <fieldset data-range data-above={above}>
      <legend className="text-sm font-medium">{label}</legend>
      <Range
        min={0}
        max={most}
        step={step}
        values={[min, max ?? most].map((value) => Math.min(value, most))}
        className="noscript:hidden"
        thumbs={[
          { defaultValue: min, 'aria-label': m.browse_least_slider({ what: label }) },
          { defaultValue: max ?? most, 'aria-label': m.browse_most_slider({ what: label }) },
        ]}
      />
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 noscript:mt-2">
        <input
          {...field}
          name={`${name}Min`}
          defaultValue={min || ''}
          placeholder="0"
          aria-label={m.browse_least({ what: label })}
          className={numberBox}
        />
        <span aria-hidden className="text-soft">
          –
        </span>
        <input
          {...field}
          name={`${name}Max`}
          defaultValue={max ?? ''}
          placeholder={`${formatCount(most, language)}+`}
          aria-label={m.browse_most({ what: label })}
          className={numberBox}
        />
      </div>
    </fieldset>
  );
}
