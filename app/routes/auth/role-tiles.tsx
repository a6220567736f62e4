import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
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

/** Links that choose the role to sign up with. A change of role clears all fields, as the specification says. */
export function RoleTiles({ role }: { role: Role }) {
  const to = usePath();
  return (
    <nav aria-label={m.signup_side()} className="grid grid-cols-2 gap-4 lg:grid-cols-1 lg:gap-5">
      {tiles.map((tile) => (
        <Link
          key={tile.role}
          to={to('/signup', { role: tile.role === 'client' ? null : tile.role })}
          aria-current={tile.role === role ? 'true' : undefined}
          className="group relative flex aspect-4/5 flex-col rounded-card ring-ink ring-offset-4 ring-offset-paper aria-[current=true]:ring-2 sm:aspect-4/3 lg:aspect-auto"
        >
          <span className="relative flex-1 overflow-hidden rounded-card bg-sage">{tile.picture}</span>
          <span className="flex min-h-11 items-center gap-2 rounded-full bg-paper px-1 pt-1 font-serif text-lg leading-tight group-hover:underline lg:absolute lg:bottom-5 lg:left-5 lg:gap-3 lg:px-4 lg:py-1 sm:text-2xl">
            <span
              aria-hidden
              className="grid size-4 shrink-0 place-items-center rounded-full border border-edge group-aria-[current=true]:border-ink sm:size-5"
            >
              <span className="size-2 rounded-full group-aria-[current=true]:bg-ink sm:size-2.5" />
            </span>
            {tile.label()}
          </span>
        </Link>
      ))}
    </nav>
  );
}
