import type { ReactNode } from 'react';
import { StillLife } from '#app/ui/still-life.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';

const tiles: { role: Role; label: () => string; picture: ReactNode }[] = [
  { role: 'client', label: m.signup_brand, picture: <StillLife drawn={['glass', 'cloche', 'cup']} /> },
  {
    role: 'influencer',
    label: m.signup_influencer,
    picture: (
      <img
        src={site.hero.people[2]?.picture}
        alt=""
        className="absolute inset-0 size-full object-cover object-[50%_52%]"
      />
    ),
  },
];

interface RoleTilesProps {
  role: Role;
  /** Id of the form. */
  form: string;
  hasFocus: boolean;
}

/**
 * Tiles that choose the role to sign up with. Every tile submits the form, so the typed text also stays without
 * scripts.
 */
export function RoleTiles({ role, form, hasFocus }: RoleTilesProps) {
  return (
    <fieldset aria-label={m.signup_side()} className="grid min-w-0 grid-cols-2 gap-4 lg:grid-cols-1 lg:gap-5">
      {/* Enter in a field submits with the first button of the form. This hidden button does not change the role. */}
      <button type="submit" form={form} tabIndex={-1} aria-hidden className="sr-only" />
      {tiles.map((tile) => (
        <button
          key={tile.role}
          type="submit"
          form={form}
          name="newRole"
          value={tile.role}
          formNoValidate
          aria-pressed={tile.role === role}
          // biome-ignore lint/a11y/noAutofocus: the user continues at the chosen tile
          autoFocus={hasFocus && tile.role === role}
          className="group relative flex aspect-4/5 flex-col rounded-card text-left ring-ink ring-offset-4 ring-offset-paper aria-pressed:ring-2 sm:aspect-4/3 lg:aspect-auto"
        >
          <span className="relative flex-1 overflow-hidden rounded-card bg-sage">{tile.picture}</span>
          <span className="flex min-h-11 items-center gap-2 rounded-full bg-paper px-1 pt-1 font-serif text-lg leading-tight group-hover:underline lg:absolute lg:bottom-5 lg:left-5 lg:gap-3 lg:px-4 lg:py-1 sm:text-2xl">
            <span
              aria-hidden
              className="grid size-4 shrink-0 place-items-center rounded-full border border-edge group-aria-pressed:border-ink sm:size-5"
            >
              <span className="size-2 rounded-full group-aria-pressed:bg-ink sm:size-2.5" />
            </span>
            {tile.label()}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
