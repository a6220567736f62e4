import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FeatureOutline } from '#app/ui/feature-outline.tsx';
import { ListOutline } from '#app/ui/list-outline.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/path-language.ts';
import { useLate } from './use-late.ts';

const LATE_AFTER_MS = 200;
const campaignPage = /^\/(client|influencer)\/campaign\/campaign-[^/]+$/;
const listOfCards = /^\/(client|influencer)\/(dashboard|campaigns)$/;
const listOfRows = /^\/(messages|notifications)$/;

function outlineOf(path: string): ReactNode {
  const [, side] = campaignPage.exec(path) ?? [];
  if (side) return <FeatureOutline label={m.campaign_loading()} isCompact={side === 'client'} />;
  const hasCards = listOfCards.test(path);
  return (hasCards || listOfRows.test(path)) && <ListOutline label={m.nav_loading()} hasCards={hasCards} />;
}

/**
 * Shows an outline while a campaign page or a list loads slowly. The previous page is hidden but kept, because the
 * navigation may be cancelled.
 */
export function LatePageOutline({ children }: { children: ReactNode }) {
  const here = samePathIn('en', useLocation().pathname);
  const { location, formMethod } = useNavigation();
  const next = samePathIn('en', location?.pathname ?? '/');
  const outline = next !== here && !formMethod && outlineOf(next);
  const isLate = useLate(Boolean(outline), LATE_AFTER_MS);
  // The outline is shorter than a list. A viewer who has scrolled down would see the footer.
  useLayoutEffect(() => {
    if (isLate) scrollTo({ top: 0, behavior: 'instant' });
  }, [isLate]);
  return (
    <>
      <div hidden={isLate} className="contents">
        {children}
      </div>
      {isLate && outline}
    </>
  );
}
