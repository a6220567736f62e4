import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Close } from '#app/ui/icons.tsx';
import type { SearchValues } from '#domain/campaigns/search/campaign-search.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { without } from './search-address.ts';

interface ChosenFilter {
  label: string;
  parameter: string;
}

export function chosenFilters(values: SearchValues): ChosenFilter[] {
  const language = currentLanguage();
  const { text, thematics, kinds, city, payCents, gift, dates, qualifying } = values;
  const [thematic, kind] = [thematics[0], kinds[0]];
  const chosen: [parameter: string, label: string | false | undefined][] = [
    ['q', text && m.search_chosen_text({ text })],
    ['qualify', qualifying && m.search_qualifying()],
    [
      'thematic',
      thematics.length > 1
        ? m.search_chosen_thematics({ count: thematics.length })
        : thematic && thematicLabels[thematic](),
    ],
    [
      'kind',
      kinds.length > 1 ? m.search_chosen_kinds({ count: kinds.length }) : kind && collaborationLabels[kind](),
    ],
    ['city', city && m.search_chosen_city({ city })],
    ['pay', payCents !== null && m.search_chosen_pay({ price: formatMoney(payCents, 'EUR', language) })],
    ['gift', gift && m.search_gift()],
    ['from', dates.from && m.search_chosen_from({ day: formatDate(dates.from, language) })],
    ['to', dates.to && m.search_chosen_to({ day: formatDate(dates.to, language) })],
  ];
  return chosen.flatMap(([parameter, label]) => (label ? [{ parameter, label }] : []));
}

export function ChosenFilters({ chosen, address }: { chosen: ChosenFilter[]; address: string }) {
  const to = usePath();
  const path = to('/influencer/campaigns');
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={m.search_chosen()} className="flex basis-full flex-wrap items-center gap-2">
      {chosen.map(({ parameter, label }) => (
        <li key={parameter}>
          <Link
            to={path + without(address, parameter)}
            preventScrollReset
            aria-label={m.search_remove({ filter: label })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-sunken px-3 text-sm wrap-anywhere hover:underline"
          >
            {label} <Close className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={path}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-1 text-sm underline underline-offset-4"
        >
          {m.search_clear()}
        </Link>
      </li>
    </ul>
  );
}
