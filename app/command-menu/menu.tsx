import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { To } from '#app/addresses/path.ts';
import { Search } from '#app/ui/icons.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { type Entry, entryGroups } from './entries.ts';
import { useCommandMatches } from './use-command-matches.ts';

export interface MenuProps {
  role: Role;
  to: To;
  /** Receives the address of the chosen entry. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

/** A combobox in a modal dialog. The focus stays in the field; `aria-activedescendant` names the active entry. */
export function Menu({ role, to, onChoose, onClose }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [activeAt, setActiveAt] = useState(0);
  const found = useCommandMatches(typed, to);
  const { isBusy, isFailed } = found;
  useEffect(() => dialog.current?.showModal(), []);

  const groups = entryGroups(role, typed, found, to);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(activeAt, entries.length - 1)];
  const idOf = (entry: Entry) => `${id}-${entries.indexOf(entry)}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function open(entry: Entry): void {
    dialog.current?.close();
    onChoose(entry.to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && active) setActiveAt((entries.indexOf(active) + step + entries.length) % entries.length);
    else if (event.key === 'Enter' && active) open(active);
    else return;
    event.preventDefault();
  }
  const status = isFailed
    ? m.form_no_answer()
    : isBusy
      ? m.commands_busy()
      : entries.length === 0
        ? m.commands_none({ text: typed.trim() })
        : m.commands_count({ count: entries.length });
  return (
    <dialog
      ref={dialog}
      aria-label={m.commands_title()}
      onClose={onClose}
      className="mx-auto mt-[10dvh] mb-auto w-[calc(100%-2rem)] max-w-xl overflow-hidden rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-on-ground/50"
    >
      <div className="flex items-center gap-3 border-b border-line px-4 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
        <Search className="size-5 shrink-0 text-soft" />
        <input
          type="text"
          role="combobox"
          aria-label={m.commands_title()}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={m.commands_placeholder()}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActiveAt(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 w-full bg-transparent text-lg outline-none placeholder:text-soft"
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.commands_title()}
        className="max-h-[56dvh] overflow-y-auto px-2"
      >
        {groups.map(({ title, entries: inGroup }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
          <div key={title} role="group" aria-labelledby={`${id}-group-${at}`} className="py-2">
            <p id={`${id}-group-${at}`} className="px-3 py-1 font-serif text-lg text-soft">
              {title}
            </p>
            {inGroup.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option
              <div
                key={entry.to + entry.label}
                id={idOf(entry)}
                role="option"
                aria-selected={entry === active}
                onClick={() => open(entry)}
                onPointerMove={() => setActiveAt(entries.indexOf(entry))}
                className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-card px-3 py-2.5 aria-selected:bg-sunken"
              >
                <span dir="auto" className="truncate">
                  {entry.label}
                </span>
                {entry.detail && (
                  <span dir="auto" className="ml-auto max-w-1/2 truncate text-sm text-soft">
                    {entry.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-2.5 text-sm text-soft">
        <p role="status">{status}</p>
        <p aria-hidden className="ml-auto max-sm:hidden">
          {m.commands_keys()}
        </p>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="min-h-6 underline hover:text-ink"
        >
          {m.commands_close()}
        </button>
      </div>
    </dialog>
  );
}
