import { useFetcher, useLocation } from 'react-router';
import { usePath } from '#app/language.ts';
import { Cards, Rows } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { type Layout, layouts } from './layout.ts';

const choices = {
  cards: { label: m.campaign_layout_cards, Icon: Cards },
  rows: { label: m.campaign_layout_rows, Icon: Rows },
};

export function LayoutSwitch({ layout }: { layout: Layout }) {
  const to = usePath();
  const { pathname, search } = useLocation();
  const { Form, formData } = useFetcher<unknown>();
  const shown = formData?.get('layout') ?? layout;
  return (
    <Form
      method="post"
      action={to('/api/layout')}
      preventScrollReset
      aria-label={m.campaign_layout()}
      className="inline-flex rounded-full border border-line bg-surface p-1"
    >
      <input type="hidden" name="back" value={pathname + search} />
      {layouts.map((name) => {
        const { label, Icon } = choices[name];
        return (
          <button
            key={name}
            type="submit"
            name="layout"
            value={name}
            aria-pressed={name === shown}
            className="inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm text-soft aria-pressed:bg-ink aria-pressed:text-paper max-sm:min-h-11"
          >
            <Icon className="size-4 shrink-0" />
            <span className="max-sm:sr-only">{label()}</span>
          </button>
        );
      })}
    </Form>
  );
}
