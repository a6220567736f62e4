import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { m } from '#messages';

/** `login` is an address that leads to the login. If it is null, there is no “Log in” button. */
export function WayIn({ login }: { login: string | null }) {
  const to = usePath();
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Link
        to={to('/signup')}
        className={`${buttonClass('quiet')} bg-accent-fill text-on-accent hover:bg-accent-fill hover:opacity-85`}
      >
        {m.influencer_meet()}
      </Link>
      {login && (
        <ButtonLink to={login} look="secondary">
          {m.nav_login()}
        </ButtonLink>
      )}
    </p>
  );
}
