import { m } from '#messages';
import { Search } from './icons.tsx';

interface SearchButtonProps {
  onSearch: () => void;
  place: 'bar' | 'drawer';
}

export function SearchButton({ onSearch, place }: SearchButtonProps) {
  if (place === 'drawer') {
    return (
      <button
        type="button"
        data-search
        popoverTarget="drawer"
        popoverTargetAction="hide"
        onClick={onSearch}
        className="mb-2 flex min-h-11 w-full items-center gap-3 rounded-full border border-line px-4 text-soft noscript:hidden"
      >
        <Search /> {m.commands_open()}
      </button>
    );
  }
  return (
    <button
      type="button"
      data-search
      onClick={onSearch}
      aria-keyshortcuts="Control+K Meta+K"
      className="hidden min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm text-soft hover:text-ink noscript:hidden md:inline-flex"
    >
      <Search className="size-4" />
      {/* In French, the label would not fit beside the links. */}
      <span className="sr-only">{m.commands_open()}</span>
      <kbd
        aria-hidden
        className="rounded-full bg-sunken px-2 font-sans text-xs leading-5 whitespace-nowrap max-xl:hidden"
      >
        Ctrl K
      </kbd>
    </button>
  );
}
