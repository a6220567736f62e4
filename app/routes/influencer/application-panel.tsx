import { type ReactNode, useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { DealCard } from '#app/deal/deal-card.tsx';
import { dropDraft, storeDraft } from '#app/forms/stored-draft.ts';
import { Confirm } from '#app/ui/confirm.tsx';
import { Clock } from '#app/ui/icons.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { type ApplicationStatus, type Closing, closingOf } from '#domain/applications/application.ts';
import type { CampaignToApply } from '#domain/applications/find-campaign-to-apply.server.ts';
import type { DealLine } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { ApplyLink } from './apply-link.tsx';
import { draftName } from './apply-panel.tsx';
import { AvailableLink } from './campaign-cards.tsx';
import { MissingAddress } from './missing-address.tsx';
import { Panel } from './panel.tsx';

interface Wording {
  title: () => string;
  text: (inputs: { company: string; date: string }) => string;
  sign?: ReactNode;
}

const wordings: Record<Exclude<ApplicationStatus, 'ended'> | Closing, Wording> = {
  accepted: {
    title: m.application_accepted_title,
    text: m.application_accepted_text,
    sign: <Brace className="h-20 w-auto shrink-0 text-accent" />,
  },
  pending: {
    title: m.application_pending_title,
    text: m.application_pending_text,
    sign: <Clock className="size-9 shrink-0 self-start text-wait" />,
  },
  declined: { title: m.application_declined_title, text: m.application_declined_text },
  over: { title: m.application_over_title, text: m.application_over_text },
  aborted: { title: m.application_aborted_title, text: m.application_aborted_text },
  notStarted: { title: m.application_not_started_title, text: m.application_not_started_text },
  lapsed: { title: m.application_unanswered_title, text: m.application_lapsed_text },
  lapsedAgain: { title: m.application_unanswered_title, text: m.application_lapsed_again_text },
  unanswered: { title: m.application_unanswered_title, text: m.application_unanswered_text },
};

interface ApplicationPanelProps {
  campaign: CampaignToApply['campaign'];
  application: NonNullable<CampaignToApply['application']>;
  readerId: string;
  lacksAddress: boolean;
  deal: DealLine | null;
  now: Date;
}

export function ApplicationPanel(props: ApplicationPanelProps) {
  const { campaign, application, readerId, lacksAddress, deal, now } = props;
  const { status, message, appliedAt, answerBy } = application;
  const wording = status === 'ended' ? (closingOf(application, campaign) ?? 'over') : status;
  const { title, text, sign } = wordings[wording];
  const mayApplyAgain = wording === 'lapsed';
  const language = currentLanguage();
  const { formMethod, formData } = useNavigation();
  const busy = formMethod === 'POST';
  const isWithdrawing = formData?.get('intent') === 'withdraw';
  const draft = draftName(readerId, campaign.id);
  // A withdrawal replaces this panel with the application form, which shows the message again. The message is stored
  // already while the withdrawal runs, because a live update can replace the panel before the action is answered.
  useEffect(() => {
    if (isWithdrawing) storeDraft(draft, { message });
    else if (!mayApplyAgain) dropDraft(draft);
  }, [isWithdrawing, draft, message, mayApplyAgain]);
  const date = answerBy ? formatDate(answerBy, language) : '';
  return (
    <Panel title={title()} text={text({ company: campaign.companyName, date })} sign={sign}>
      <div className="border-t border-line pt-5">
        <p className="text-sm text-soft tabular-nums">
          {m.application_sent_on({ date: formatDate(appliedAt, language) })}
        </p>
        {status === 'pending' && answerBy && (
          <p className="text-sm text-soft tabular-nums">
            {m.application_answer_until({ company: campaign.companyName, date })}
          </p>
        )}
        {message && (
          <blockquote dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
            {message}
          </blockquote>
        )}
      </div>
      {deal && <DealCard deal={deal} now={now} />}
      {lacksAddress && (status === 'pending' || status === 'accepted') && <MissingAddress />}
      {status === 'pending' && (
        <div>
          <Confirm
            label={m.application_withdraw()}
            question={m.application_withdraw_title()}
            consequence={m.application_withdraw_text({ company: campaign.companyName })}
            back={m.application_withdraw_keep()}
            look="secondary"
            busy={busy}
            busyLabel={m.application_withdrawing()}
            form={Form}
          >
            <input type="hidden" name="intent" value="withdraw" />
          </Confirm>
        </div>
      )}
      {mayApplyAgain && (
        <div>
          <ApplyLink>{m.application_apply_again()}</ApplyLink>
        </div>
      )}
      {status === 'declined' && (
        <div>
          <AvailableLink look="secondary" />
        </div>
      )}
    </Panel>
  );
}
