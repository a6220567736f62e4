import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

const REDIRECT_AFTER_MS = 3_000;

/** Says that sign-up comes first, and then redirects there. */
export function AccessDenied() {
  const navigate = useNavigate();
  const signup = usePath()('/signup');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(signup, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, signup]);
  return (
    <Page title={m.booking_denied_title()} lead={m.booking_denied_text()} width="narrow">
      <p role="status" className="mb-6 text-soft">
        {m.booking_denied_wait()}
      </p>
      <ButtonLink to={signup} replace>
        {m.booking_denied_now()}
      </ButtonLink>
    </Page>
  );
}
