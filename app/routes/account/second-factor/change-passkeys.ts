import { attempt } from '#app/forms/answer.ts';
import { goTo } from '#app/toasts/flash.ts';
import { passkeyInput, passkeyNameInput, proofInput } from '#domain/accounts/account-input.ts';
import { addPasskey, beginPasskey, removePasskey } from '#domain/accounts/passkeys.server.ts';
import type { RequestOrigin } from '#domain/accounts/request-origin.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { site } from '#site';

/** Adds a passkey in two steps: the proof of identity, then the passkey itself. Also removes a passkey. */
export function changePasskeys(
  { ctx, origin }: { ctx: Ctx; origin: RequestOrigin },
  typed: Record<string, unknown>,
) {
  const { intent, passkeyId } = typed;
  const form = intent === 'remove-passkey' ? `remove-${String(passkeyId)}` : 'passkey';
  return attempt(
    async () => {
      if (intent === 'passkey') {
        const { name } = parse(passkeyNameInput, typed);
        const options = await beginPasskey(ctx, site.name, parse(proofInput, typed));
        return { passkey: { name, options: JSON.stringify(options) } };
      }
      if (intent === 'add-passkey') await addPasskey(ctx, parse(passkeyInput, typed));
      else {
        const proof = parse(proofInput, typed);
        await removePasskey(ctx, { passkeyId: String(passkeyId), proof }, origin);
      }
      const flash = intent === 'add-passkey' ? 'passkey.added' : 'passkey.removed';
      return goTo(ctx.language, '/second-factor', { flash });
    },
    { form, name: typed.name },
  );
}
