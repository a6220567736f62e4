import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { m } from '#messages';

export function WayIn({ hasLogin }: { hasLogin: boolean }) {
  const to = usePath();
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <Link
        to={to('/signup')}
        className={`${buttonClass('quiet')} bg-accent-fill text-on-accent hover:bg-accent-fill hover:opacity-85`}
      >
        {m.influencer_meet()}
      </Link>
      {hasLogin && (
        <ButtonLink to={to('/login')} look="secondary">
          {m.nav_login()}
        </ButtonLink>
      )}
    </p>
  );
}
