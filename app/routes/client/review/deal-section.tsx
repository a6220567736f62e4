import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { DealCard } from '#app/deal/deal-card.tsx';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import type { TermsObstacle } from '#domain/deals/find-review-deal.server.ts';
import { m } from '#messages';
import { obstacleText } from '#messages/deal-text.ts';
import { firstNameOf, memberName } from '#messages/member-name.ts';
import { useCampaignQuery } from '../campaign-query.ts';

interface DealSectionProps {
  application: ApplicationForReview;
  deal: DealLine | null;
  /** True if the influencer was accepted without a deal, and the brand may start the deal here. */
  mayStart: boolean;
  /** Why the brand cannot start the deal although the campaign has terms. */
  obstacle: TermsObstacle | null;
  refusal: string | undefined;
  now: Date;
}

export function DealSection({ application, deal, mayStart, obstacle, refusal, now }: DealSectionProps) {
  const to = usePath();
  const query = useCampaignQuery();
  const { influencer, campaign, mayBeDecided } = application;
  return (
    <>
      <RefusalAlert>{refusal}</RefusalAlert>
      {deal && <DealCard deal={deal} now={now} className="my-5" />}
      {mayStart && (
        <SendTerms text={m.deal_start_text({ name: firstNameOf(memberName(influencer.fullName)) })}>
          <StartDeal />
        </SendTerms>
      )}
      {/* While the application is pending, the obstacle stands beside the buttons of the answer. */}
      {obstacle && !mayBeDecided && (
        <SendTerms text={obstacleText(obstacle)}>
          <ButtonLink
            to={to('/client/campaign/:campaignId/terms', { campaignId: campaign.id, ...query })}
            look="secondary"
          >
            {m.deal_unsent_correct()}
          </ButtonLink>
        </SendTerms>
      )}
    </>
  );
}

function SendTerms({ text, children }: { text: string; children: ReactNode }) {
  return (
    <section className="my-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-2xl">
          <Accented sentence={(word) => m.deal_start_title({ word })} word={m.deal_head_terms_word()} />
        </h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      {children}
    </section>
  );
}

function StartDeal() {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <Button
        type="submit"
        name="intent"
        value="start-deal"
        look="secondary"
        busy={formData?.get('intent') === 'start-deal'}
        busyLabel={m.deal_busy()}
      >
        {m.deal_start()}
      </Button>
    </Form>
  );
}
