import { m } from '#messages';
import { Button } from './button.tsx';
import { Sliders } from './icons.tsx';

interface FiltersButtonProps {
  /** Id of the popover with the filters. */
  panel: string;
  /** Number of filters that are set in the panel. The script of a server-only page updates it. */
  count: number;
  small?: boolean;
}

/** Opens a panel of filters, which is a normal part of the page on wide screens. */
export function FiltersButton({ panel, count, small = false }: FiltersButtonProps) {
  return (
    <Button popoverTarget={panel} look="secondary" small={small} className="lg:hidden">
      <Sliders className="size-4 shrink-0" /> {m.search_filters()}{' '}
      <span
        data-filters
        hidden={count === 0}
        className="grid size-6 place-items-center rounded-full bg-ink text-sm text-paper tabular-nums"
      >
        {count}
      </span>
    </Button>
  );
}
