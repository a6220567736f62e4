import { useFetcher, useLocation } from 'react-router';
import { usePath } from '#app/language.ts';
import { Monitor, Moon, Sun } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { type Theme, themes } from './theme.ts';

const choices = {
  system: { label: m.theme_system, Icon: Monitor },
  light: { label: m.theme_light, Icon: Sun },
  dark: { label: m.theme_dark, Icon: Moon },
};

export function ThemeSwitch({ theme }: { theme: Theme }) {
  const to = usePath();
  const { pathname, search } = useLocation();
  const { Form, formData } = useFetcher<unknown>();
  const chosen = formData?.get('theme') ?? theme;
  return (
    <Form
      method="post"
      action={to('/api/theme')}
      preventScrollReset
      aria-label={m.theme_label()}
      className="inline-flex rounded-full border border-line p-1"
    >
      <input type="hidden" name="back" value={pathname + search} />
      {themes.map((name) => {
        const { label, Icon } = choices[name];
        return (
          <button
            key={name}
            type="submit"
            name="theme"
            value={name}
            title={label()}
            aria-label={label()}
            aria-pressed={name === chosen}
            className="grid size-9 place-items-center rounded-full text-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            <Icon className="size-4" />
          </button>
        );
      })}
    </Form>
  );
}
