import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ReceivedInvitation } from '#domain/invitations/find-received-invitations.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { ApplyLink } from './apply-link.tsx';

interface InvitationPanelProps {
  invitation: ReceivedInvitation;
  companyName: string;
}

export function InvitationPanel({ invitation, companyName: company }: InvitationPanelProps) {
  const { note, invitedAt, answeredAt, state } = invitation;
  const language = currentLanguage();
  const { Form, formData, data } = useFetcher<unknown>();
  const { form } = useFormAnswer(data, { noAnswer: 'invitation.answer_failed' });
  const busy = formData?.get('intent');
  if (state !== 'open') {
    return (
      <div className="grid justify-items-start gap-4">
        <ApplyLink>{m.application_apply_title()}</ApplyLink>
        {state === 'declined' && answeredAt && (
          <p className="text-soft">{m.invitation_declined({ date: formatDate(answeredAt, language) })}</p>
        )}
      </div>
    );
  }
  return (
    <section
      aria-labelledby="invitation-title"
      className="grid gap-5 rounded-card border border-line bg-surface p-6 md:p-8"
    >
      <div>
        <p className="text-sm text-soft tabular-nums">
          {m.invitation_received_on({ date: formatDate(invitedAt, language) })}
        </p>
        <h2 id="invitation-title" className="mt-1 wrap-anywhere">
          <Accented
            sentence={(invites) => m.invitation_received({ company, invites })}
            word={m.invitation_received_word()}
          />
        </h2>
      </div>
      {note && (
        <blockquote
          dir="auto"
          className="max-w-prose font-serif text-2xl leading-snug whitespace-pre-line wrap-anywhere"
        >
          {note}
        </blockquote>
      )}
      <p className="max-w-prose text-sm text-soft">{m.invitation_received_text()}</p>
      <Form ref={form} method="post" className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          <ApplyLink>{m.application_apply_title()}</ApplyLink>
          <Button
            type="submit"
            name="intent"
            value="decline-invitation"
            look="secondary"
            busy={busy === 'decline-invitation'}
            busyLabel={m.invitation_declining()}
            disabled={Boolean(busy)}
          >
            {m.invitation_decline()}
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-64 text-sm text-soft">{m.invitation_mute_text()}</p>
          <Button
            type="submit"
            name="intent"
            value="mute-brand"
            look="quiet"
            small
            busy={busy === 'mute-brand'}
            busyLabel={m.invitation_muting()}
            disabled={Boolean(busy)}
            className="max-w-full whitespace-normal max-sm:-ml-4"
          >
            {m.invitation_mute({ company })}
          </Button>
        </div>
      </Form>
    </section>
  );
}
