import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FiltersPanel } from '#app/ui/filters-panel.tsx';
import { hideLeftPanel } from '#app/ui/hide-left-panel.ts';
import type { SearchValues } from '#domain/campaigns/search/campaign-search.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { SearchFields } from './search-fields.tsx';

export const PANEL_ID = 'search-panel';

export function SearchPanel({ values, total }: { values: SearchValues; total: number }) {
  useEffect(() => hideLeftPanel(PANEL_ID), []);
  return (
    <FiltersPanel id={PANEL_ID}>
      <SearchFields values={values} />
      <div className="sticky low:static -bottom-5 bg-paper py-4 lg:static lg:py-0">
        <Button type="submit" className="w-full tabular-nums">
          {m.search_submit({ count: total, shown: formatNumber(total, currentLanguage()) })}
        </Button>
      </div>
    </FiltersPanel>
  );
}
