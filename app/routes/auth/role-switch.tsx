import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

const labels = { client: m.signup_brand, influencer: m.signup_influencer };
const roles = ['client', 'influencer'] as const;

export function RoleSwitch({ role }: { role: Role }) {
  const to = usePath();
  return (
    <nav
      aria-label={m.signup_side()}
      className="mb-5 flex w-fit max-w-full rounded-full border border-line bg-surface p-1"
    >
      {roles.map((it) => (
        <Link
          key={it}
          to={to('/signup', { role: it === 'client' ? null : it })}
          aria-current={it === role ? 'true' : undefined}
          className="flex min-h-9 items-center rounded-full px-4 text-soft aria-[current=true]:bg-ink aria-[current=true]:text-paper"
        >
          {labels[it]()}
        </Link>
      ))}
    </nav>
  );
}
