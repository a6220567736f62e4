import { type FetcherWithComponents, Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import type { ReviewQueue } from '#domain/applications/find-review-queue.server.ts';
import type { TermsObstacle } from '#domain/deals/find-review-deal.server.ts';
import { m } from '#messages';
import { answerByText } from '#messages/answer-by.ts';
import { obstacleText } from '#messages/deal-text.ts';
import { endingSoon } from '#messages/ending.ts';
import { formatDate } from '#messages/format.ts';
import { firstNameOf, memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { useCampaignQuery } from '../campaign-query.ts';
import { DecisionForm } from './decision.tsx';
import { NextApplicant, QueueArrow } from './review-queue.tsx';

interface AnswerProps {
  application: ApplicationForReview;
  queue: ReviewQueue;
  fetcher: FetcherWithComponents<unknown>;
  asksToDecline: boolean;
  /** True if accepting starts a deal with the terms of the campaign. */
  sendsTerms: boolean;
  /** Why accepting starts no deal although the campaign has terms. */
  obstacle: TermsObstacle | null;
  now: Date;
}

export function Answer(props: AnswerProps) {
  const { application, queue } = props;
  const { decision, mayBeDecided, campaign } = application;
  // Only declining moves the focus to the note. After accepting, the conversation gets the focus.
  const note = useFocusOnChange<HTMLParagraphElement>(decision === 'declined');
  if (mayBeDecided) return <AnswerForm {...props} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-line bg-paper py-4 max-lg:border-t lg:rounded-b-card lg:border lg:p-5">
      <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-60 text-soft">
        {noteOf(application)} {decision === 'declined' && m.review_not_messaged()}
      </p>
      <NextApplicant campaignId={campaign.id} queue={queue} />
    </div>
  );
}

function AnswerForm({ application, queue, fetcher, asksToDecline, ...rest }: AnswerProps) {
  const { sendsTerms, obstacle, now } = rest;
  const to = usePath();
  const { influencer, campaign, answerBy } = application;
  const termsPath = to('/client/campaign/:campaignId/terms', {
    campaignId: campaign.id,
    ...useCampaignQuery(),
  });
  const name = memberName(influencer.fullName);
  const language = currentLanguage();
  const ending = endingSoon(campaign.endDate, now, language);
  const { accepted, applicants } = queue;
  const around = { campaignId: campaign.id, queue };
  return (
    <section
      aria-label={m.review_decide({ name })}
      data-bottom-bar
      className="z-10 border-line bg-paper max-lg:sticky low:static! max-lg:bottom-(--notice,0px) max-lg:order-last max-lg:-mx-5 max-lg:border-t max-lg:px-5 max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-lg:md:-mx-8 max-lg:md:px-8 lg:sticky lg:bottom-0 lg:flex lg:min-h-36 lg:flex-col lg:justify-center lg:rounded-b-card lg:border lg:border-t lg:p-5"
    >
      <DecisionForm
        {...{ name, fetcher, asksToDecline }}
        before={<QueueArrow to="previous" {...around} />}
        after={
          <>
            <QueueArrow to="next" {...around} />
            <p className="text-right text-sm text-soft max-lg:hidden">
              {ending && <span className="block font-medium text-wait">{ending}</span>}
              {m.review_counts({ accepted, count: applicants })}
            </p>
          </>
        }
      >
        <h2 className="text-2xl max-lg:sr-only">{m.review_decide({ name: firstNameOf(name) })}</h2>
        <p className="mb-1.5 text-soft max-lg:text-center max-lg:text-xs lg:mt-1 lg:mb-3">
          {m.review_decide_text()} {sendsTerms && m.deal_decide({ name: firstNameOf(name) })}
          {obstacle && (
            <>
              {obstacleText(obstacle)}{' '}
              <Link to={termsPath} className="underline underline-offset-4">
                {m.deal_unsent_correct()}
              </Link>
            </>
          )}{' '}
          {answerBy && (
            <span className="font-medium text-wait">{answerByText(answerBy, now, language)}.</span>
          )}
        </p>
      </DecisionForm>
    </section>
  );
}

type Noted = Pick<ApplicationForReview, 'decision' | 'decidedAt' | 'isLapsed' | 'answerBy'> & {
  influencer: Pick<ApplicationForReview['influencer'], 'fullName'>;
};

export function noteOf({ decision, decidedAt, isLapsed, answerBy, influencer }: Noted): string {
  const language = currentLanguage();
  const date = decidedAt ? formatDate(decidedAt, language) : '';
  if (decision === 'accepted') return m.review_decided_validated({ date });
  if (decision === 'declined') return m.review_decided_refused({ date });
  if (isLapsed && answerBy) return m.review_lapsed({ date: formatDate(answerBy, language) });
  // The erasure of an account ends its applications, also to a campaign that is still active.
  return influencer.fullName === '' ? m.review_left({ site: site.name }) : m.review_closed();
}
