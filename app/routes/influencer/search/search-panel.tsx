import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { hideLeftPanel } from '#app/ui/hide-left-panel.ts';
import { Close } from '#app/ui/icons.tsx';
import type { SearchValues } from '#domain/campaigns/search/campaign-search.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { SearchFields } from './search-fields.tsx';

export const PANEL_ID = 'search-panel';

export function SearchPanel({ values, total }: { values: SearchValues; total: number }) {
  useEffect(() => hideLeftPanel(PANEL_ID), []);
  return (
    <div
      id={PANEL_ID}
      popover="auto"
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-paper p-5 text-ink sm:max-w-sm sm:border-r sm:border-line lg:static lg:block lg:h-auto lg:overflow-visible lg:border-0 lg:p-0"
    >
      <div className="mb-5 flex items-center justify-between lg:hidden">
        <p className="font-serif text-3xl">{m.search_filters()}</p>
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          aria-label={m.search_filters_close()}
          className="-mr-2 grid size-11 place-items-center"
        >
          <Close />
        </button>
      </div>
      <SearchFields values={values} />
      <div className="sticky low:static -bottom-5 bg-paper py-4 lg:static lg:py-0">
        <Button type="submit" className="w-full tabular-nums">
          {m.search_submit({ count: total, shown: formatNumber(total, currentLanguage()) })}
        </Button>
      </div>
    </div>
  );
}
