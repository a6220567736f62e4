import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

/** Replaces a profile once the day's views are used up. */
export function NoViewsLeft({ perDay }: { perDay: number }) {
  const to = usePath();
  return (
    <Page
      title={m.influencer_no_views_title()}
      lead={m.influencer_no_views_text({ perDay })}
      back={{ to: to('/influencers'), label: m.influencer_back() }}
      width="narrow"
    >
      <p className="mb-8 max-w-prose text-soft">{m.influencer_no_views_more()}</p>
      <ButtonLink to={to('/pricing')} reloadDocument>
        {m.influencer_no_views_plans()}
      </ButtonLink>
    </Page>
  );
}
