import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Instagram } from '#app/ui/icons.tsx';
import type { InstagramAccount } from '#domain/influencers/find-instagram.server.ts';
import { handleOf, isSameHandle } from '#domain/influencers/handle.ts';
import { m } from '#messages';
import { InstagramProof } from './instagram-proof.tsx';
import { InstagramState } from './instagram-state.tsx';
import { IdentityHelp, identityQuestions, VerificationQuestion } from './verification-question.tsx';

interface IntegrationsTabProps {
  instagram: InstagramAccount;
  posted: unknown;
}

export function IntegrationsTab({ instagram, posted }: IntegrationsTabProps) {
  const { username, connectedAt, isReadable, proof } = instagram;
  const mayProve = connectedAt && isReadable && !proof;
  const intent = refusedIn(posted)?.typed.intent;
  const to = usePath();
  const form = useSavedForm({
    saved: { username },
    noAnswer: 'instagram.failed',
    questions: identityQuestions,
    posted: intent === 'instagram' ? posted : undefined,
  });
  return (
    <section className="grid max-w-2xl gap-6 rounded-card border border-line bg-surface p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Instagram className="size-7 shrink-0 text-accent" />
        <h2>{m.instagram_title()}</h2>
        <Badge tone={proof ? 'good' : 'plain'}>
          {proof ? m.instagram_proved() : connectedAt ? m.instagram_unproved() : m.instagram_not_connected()}
        </Badge>
      </div>
      <InstagramState instagram={instagram} />
      {mayProve && (
        <InstagramProof
          instagram={instagram}
          posted={intent === 'instagram-check' || intent === 'instagram-code' ? posted : undefined}
        />
      )}
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props} className="grid gap-5">
        <input type="hidden" name="intent" value="instagram" />
        <Field
          label={m.instagram_username()}
          help={
            <>
              {m.instagram_username_help()}{' '}
              {instagram.ending && (
                <IdentityHelp
                  ending={instagram.ending}
                  isChanged={!isSameHandle(handleOf(form.values.username), username)}
                />
              )}
            </>
          }
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          required
          {...form.text('username')}
        />
        {form.asked ? (
          <VerificationQuestion
            text={form.asked}
            busy={form.busy}
            address={to('/profile', { tab: 'integrations' })}
            onKeep={() => form.set('username', username)}
          />
        ) : (
          <div>
            <Button
              type="submit"
              look={connectedAt ? 'secondary' : 'primary'}
              busy={form.busy}
              busyLabel={m.instagram_connecting()}
            >
              {connectedAt ? m.instagram_connect_again() : m.instagram_connect()}
            </Button>
          </div>
        )}
      </form.Form>
    </section>
  );
}
