import { useFetcher } from 'react-router';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { hourOf } from '#domain/clock.ts';
import type { InstagramAccount } from '#domain/influencers/find-instagram.server.ts';
import { m } from '#messages';
import { formatTime } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface InstagramProofProps {
  instagram: Pick<InstagramAccount, 'username' | 'code'>;
  posted: unknown;
}

export function InstagramProof({ instagram: { username, code }, posted }: InstagramProofProps) {
  const check = useFetcher<unknown>();
  const renewal = useFetcher<unknown>();
  const isIdle = check.state === 'idle' && renewal.state === 'idle';
  const failure = isIdle ? reasonIn(check.data ?? renewal.data ?? posted) : undefined;
  const valid = code && !code.isExpired ? code : null;
  return (
    <section
      aria-label={m.instagram_proof_title({ username })}
      className="grid justify-items-start gap-4 border-y border-line py-6"
    >
      <h3 className="wrap-anywhere">{m.instagram_proof_title({ username })}</h3>
      {valid && (
        <>
          <p>{m.instagram_proof_text()}</p>
          <p className="grid gap-1">
            <span className="text-sm text-soft">{m.instagram_code()}</span>
            <code className="rounded-card bg-sunken px-4 py-2 text-xl tracking-widest select-all">
              {valid.code}
            </code>
          </p>
        </>
      )}
      <p role="status" className="text-soft">
        {valid
          ? m.instagram_code_until({ time: formatTime(hourOf(valid.expiresAt), currentLanguage()) })
          : code
            ? m.instagram_code_expired()
            : m.instagram_code_none()}
      </p>
      <p className="text-sm text-soft">{m.instagram_proof_personal()}</p>
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        {valid ? (
          <check.Form method="post" preventScrollReset onSubmit={() => renewal.reset()}>
            <input type="hidden" name="intent" value="instagram-check" />
            <Button type="submit" busy={check.state !== 'idle'} busyLabel={m.instagram_checking()}>
              {m.instagram_check()}
            </Button>
          </check.Form>
        ) : (
          <renewal.Form method="post" preventScrollReset onSubmit={() => check.reset()}>
            <input type="hidden" name="intent" value="instagram-code" />
            <Button type="submit" busy={renewal.state !== 'idle'} busyLabel={m.profile_saving()}>
              {m.instagram_code_new()}
            </Button>
          </renewal.Form>
        )}
      </div>
    </section>
  );
}
