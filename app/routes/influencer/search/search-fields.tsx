import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Chips } from '#app/ui/chips.tsx';
import { DayField } from '#app/ui/day-field.tsx';
import { Field } from '#app/ui/field.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { thematics } from '#domain/campaigns/reference.ts';
import type { SearchValues } from '#domain/campaigns/search/campaign-search.server.ts';
import { kinds } from '#domain/campaigns/search/choices.ts';
import { preferenceCities } from '#domain/preferences/preferences.ts';
import { m } from '#messages';
import { formatTypedMoney } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';

/**
 * Contains all fields except the search text, “I qualify” and the sort order. A refused value stays in its field and
 * filters nothing.
 */
export function SearchFields({ values }: { values: SearchValues }) {
  const [params] = useSearchParams();
  const typed = (name: string) => params.get(name)?.trim() ?? '';
  const { payCents, dates } = values;
  const isPayRefused = payCents === null && !/^0*$/.test(typed('pay'));
  return (
    <>
      <Part>
        <Chips
          small
          legend={m.search_thematics()}
          name="thematic"
          choices={thematics.map((value) => ({ value, label: thematicLabels[value]() }))}
          values={values.thematics}
        />
      </Part>
      <Part>
        <Chips
          small
          legend={m.search_kinds()}
          name="kind"
          choices={kinds.map((value) => ({ value, label: collaborationLabels[value]() }))}
          values={values.kinds}
        />
      </Part>
      <Part>
        <Field
          label={m.search_city()}
          name="city"
          list="search-cities"
          defaultValue={values.city}
          help={m.search_city_help()}
        />
        <datalist id="search-cities">
          {preferenceCities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </Part>
      <Part>
        <Field
          label={m.search_pay()}
          name="pay"
          inputMode="decimal"
          placeholder="0"
          defaultValue={payCents === null ? typed('pay') : formatTypedMoney(payCents, currentLanguage())}
          help={m.search_pay_help()}
          error={isPayRefused ? m.refusal_field_invalid_number() : undefined}
        />
        <Switch label={m.search_gift()} name="gift" on={values.gift} />
      </Part>
      <Part>
        <fieldset className="grid grid-cols-2 items-start gap-3">
          <legend className="sr-only">{m.search_dates()}</legend>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              name={name}
              label={name === 'from' ? m.search_from() : m.search_to()}
              defaultValue={dates[name] || typed(name)}
              error={dates[name] === '' && typed(name) !== '' ? m.refusal_field_invalid_day() : undefined}
            />
          ))}
        </fieldset>
      </Part>
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className="mb-6 grid gap-4 border-b border-line pb-6">{children}</div>;
}
