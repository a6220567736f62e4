import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FeatureOutline } from '#app/ui/feature-outline.tsx';
import { m } from '#messages';
import { samePathIn } from '#messages/language.ts';

/** Whoever waits no longer than this sees one page after the other, and nothing between. */
const LATE_MS = 200;
const campaignPage = /^\/(client|influencer)\/campaign\/campaign-[^/]+$/;

/** A page on its way shows in outline once it is late. The page before it stays as it is, in case one stays there. */
export function LatePageOutline({ children }: { children: ReactNode }) {
  const here = samePathIn('en', useLocation().pathname);
  const { location } = useNavigation();
  const next = samePathIn('en', location?.pathname ?? '/');
  const isLate = useLate(campaignPage.test(next) && next !== here);
  return (
    <>
      <div hidden={isLate} className="contents">
        {children}
      </div>
      {isLate && <FeatureOutline label={m.campaign_loading()} />}
    </>
  );
}

function useLate(waiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  // Not a moment longer than that: a page is scrolled to its place as it arrives, and out of sight it has none.
  return waiting && isLate;
}
