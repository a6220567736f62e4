import type { Path } from '#app/addresses/path.ts';
import { attempt } from '#app/forms/answer.ts';
import { goTo } from '#app/toasts/flash.ts';
import { proofInput } from '#domain/accounts/account-input.ts';
import {
  askForEmailChange,
  cancelEmailChange,
} from '#domain/accounts/email-change/ask-for-email-change.server.ts';
import { emailChangeInput } from '#domain/accounts/email-change/email-change.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';

/** Handles `ChangeEmailPage` and `WaitingEmailChange`. Redirects to `next`. */
export function handleEmailChange(ctx: Ctx, typed: Record<string, unknown>, next: Path) {
  return attempt(async () => {
    if (typed.intent === 'cancel') {
      await cancelEmailChange(ctx);
      return goTo(ctx.language, next, { flash: 'email.change_cancelled' });
    }
    const { email } = parse(emailChangeInput, typed);
    await askForEmailChange(ctx, { email, proof: parse(proofInput, typed) });
    return goTo(ctx.language, next, { flash: 'email.change_sent' });
  }, typed);
}
