import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FeatureOutline } from '#app/ui/feature-outline.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/path-language.ts';
import { useLate } from './use-late.ts';

const LATE_AFTER_MS = 200;
const campaignPage = /^\/(client|influencer)\/campaign\/campaign-[^/]+$/;

/**
 * Shows an outline while a campaign page loads slowly. The previous page is only hidden, because the navigation may
 * be cancelled.
 */
export function LatePageOutline({ children }: { children: ReactNode }) {
  const here = samePathIn('en', useLocation().pathname);
  const { location } = useNavigation();
  const next = samePathIn('en', location?.pathname ?? '/');
  const isLate = useLate(campaignPage.test(next) && next !== here, LATE_AFTER_MS);
  // The outline is shorter than a list, so a viewer who has scrolled would see the footer.
  useLayoutEffect(() => {
    if (isLate) scrollTo({ top: 0, behavior: 'instant' });
  }, [isLate]);
  return (
    <>
      <div hidden={isLate} className="contents">
        {children}
      </div>
      {isLate && <FeatureOutline label={m.campaign_loading()} isCompact={next.startsWith('/client/')} />}
    </>
  );
}
