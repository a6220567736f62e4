import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { InvitationToOne } from '#domain/invitations/find-invitee.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { sentInvitationTitles } from '#messages/labels/invitation.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface SentInvitationProps {
  invitation: InvitationToOne;
  campaignId: string;
  influencerId: string;
  name: string;
  actionData: unknown;
}

export function SentInvitation({ invitation, ...props }: SentInvitationProps) {
  const { campaignId, influencerId, name, actionData } = props;
  const { campaignTitle: campaign, note, state, invitedAt } = invitation;
  const to = usePath();
  const date = formatDate(invitedAt, currentLanguage());
  return (
    <section className="grid gap-6 border-t border-ink pt-5">
      <div>
        <h2>{sentInvitationTitles[state]()}</h2>
        <p className="mt-2 max-w-prose text-soft">{m.invitation_sent_on({ name, campaign, date })}</p>
      </div>
      {note && (
        <blockquote
          dir="auto"
          className="max-w-prose font-serif text-2xl leading-snug whitespace-pre-line wrap-anywhere"
        >
          {note}
        </blockquote>
      )}
      <p>
        <ButtonLink to={to('/client/invite/:influencerId', { influencerId })} look="secondary" reloadDocument>
          {m.invitation_another()}
        </ButtonLink>
      </p>
      {state === 'open' && (
        <PageForm
          answer={pageAnswer(actionData)}
          failureTitle={m.invitation_withdraw_failed()}
          needsLogin
          submit={m.invitation_withdraw()}
          busyLabel={m.invitation_withdrawing()}
          submitLook="danger"
          className="grid justify-items-start gap-4 border-t border-line pt-6"
        >
          <p className="max-w-prose text-soft">{m.invitation_withdraw_text({ name })}</p>
          <input type="hidden" name="intent" value="withdraw" />
          <input type="hidden" name="campaignId" value={campaignId} />
        </PageForm>
      )}
    </section>
  );
}
