import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { activityLimits, MAX_OPEN_INVITATIONS } from '#domain/activity-limits.ts';
import type { CampaignToInvite } from '#domain/invitations/find-campaigns-to-invite.server.ts';
import { MAX_NOTE_LENGTH } from '#domain/invitations/invitation.ts';
import { m } from '#messages';
import { CampaignChoices } from './campaign-choices.tsx';

interface InviteFormProps {
  name: string;
  campaigns: readonly CampaignToInvite[];
  campaignId: string;
  actionData: unknown;
}

export function InviteForm({ name, campaigns, campaignId, actionData }: InviteFormProps) {
  const answer = pageAnswer(actionData);
  const [only, second] = campaigns;
  const named = campaigns.find(({ campaign }) => campaign.id === campaignId);
  const proposed = named ?? (second ? undefined : only);
  const chosen = answer.field('campaignId');
  return (
    <PageForm
      answer={answer}
      failureTitle={m.invitation_failed()}
      needsLogin
      submit={m.invitation_submit()}
      busyLabel={m.invitation_busy()}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-8 *:w-full [&>button]:w-auto"
    >
      <CampaignChoices
        {...{ campaigns, name }}
        chosen={chosen.defaultValue ?? proposed?.campaign.id ?? ''}
        error={chosen.error}
        autoFocus={chosen.autoFocus}
      />
      <TextArea
        label={m.account_optional({ label: m.invitation_note() })}
        help={m.invitation_note_help()}
        limit={MAX_NOTE_LENGTH}
        maxLength={MAX_NOTE_LENGTH}
        rows={4}
        {...answer.field('note')}
      />
      <Next name={name} />
    </PageForm>
  );
}

const perDay = activityLimits.find(({ event }) => event === 'invitation.sent')?.max ?? 0;

function Next({ name }: { name: string }) {
  const steps = [
    m.invitation_next_seen({ name }),
    m.invitation_next_answer({ name }),
    m.invitation_next_application(),
  ];
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-2xl">{m.invitation_next()}</h2>
      <ol className="mt-3 grid gap-2.5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline">
            <span aria-hidden className="font-serif text-xl text-accent italic">
              {index + 1}
            </span>
            <span className="max-w-prose">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-sm text-soft">
        {m.invitation_next_limits({ perDay, open: MAX_OPEN_INVITATIONS })}
      </p>
    </section>
  );
}
