import type { Path } from '#app/addresses/path.ts';
import { attempt, refusedBy } from '#app/forms/answer.ts';
import type { RequestContext } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import { proofInput } from '#domain/accounts/account-input.ts';
import { confirmSignatory } from '#domain/contracts/confirm-signatory.server.ts';
import { findUnsigned } from '#domain/contracts/find-unsigned.server.ts';
import { signContract } from '#domain/contracts/sign-contract.server.ts';
import { acceptInput, signatureInput } from '#domain/contracts/signature-input.ts';
import { requestSigningCode } from '#domain/contracts/signing-code.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { draftContract } from '#messages/contract.ts';

interface Target {
  dealId: string;
  next: Path;
}

/** Handles `SignatureForm`. Redirects to `next`, also if the same contract was signed before. */
export function handleSignature(
  current: RequestContext,
  typed: Record<string, unknown>,
  { dealId, next }: Target,
) {
  const { ctx } = current;
  const accepts = typed.intent === 'accept';
  return answering(current, typed, async () => {
    const unsigned = await findUnsigned(ctx, [{ dealId, hash: String(typed.hash) }]);
    if (unsigned.length > 0) {
      const signatory = await signatoryOf(current, typed, [dealId]);
      if (accepts) {
        const { seq, offerHash: hash } = parse(acceptInput, typed);
        await acceptOffer(ctx, dealId, { seq, hash, signing: { draft: draftContract, signatory } });
      } else await signContract(ctx, dealId, signatory);
    }
    return goTo(ctx.language, next, { flash: accepts ? 'contract.accepted' : 'contract.signed' });
  });
}

/** Returns the confirmed signatory. `dealIds` and `hashes` are those of all contracts that the act signs. */
export async function signatoryOf(
  { ctx, origin }: RequestContext,
  typed: Record<string, unknown>,
  dealIds: readonly string[],
  hashes = typed.hash,
) {
  const input = parse(signatureInput, typed);
  // Refuses before the proof is checked, so that `answering` sends the emailed code first. The next form contains both
  // codes. Checking the proof now would use up the code of the second factor, which works only once.
  if (typed.codeFirst && input.code === '')
    throw new Refusal('input.invalid', { emailCode: 'contract.code_required' });
  const consent = m.contract_consent({ hash: String(hashes) });
  return confirmSignatory(ctx, { ...input, consent }, { dealIds, origin, proof: parse(proofInput, typed) });
}

/**
 * Runs `sign`. If the emailed code is missing, or the form asks for a new code, sends a code and returns the refusal
 * `contract.code_sent`, so that the page asks for the code. Returns other refusals as data.
 */
export function answering(
  { ctx }: RequestContext,
  typed: Record<string, unknown>,
  sign: () => Promise<Response>,
) {
  return attempt(async () => {
    try {
      if (!typed.again) return await sign();
    } catch (error) {
      const isMissing = error instanceof Refusal && error.fields.emailCode === 'contract.code_required';
      if (!isMissing || typed.emailCode) throw error;
    }
    await requestSigningCode(ctx);
    return refusedBy(new Refusal('contract.code_sent'), { ...typed, emailCode: '', codeSent: 'yes' });
  }, typed);
}
