import { createHash } from 'node:crypto';
import type { Proof } from '../accounts/account-input.ts';
import { confirmPerson } from '../accounts/confirm-person.server.ts';
import type { RequestOrigin } from '../accounts/request-origin.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { Signatory, SignatureInput } from './contract.ts';
import { refuseOtherNameIn } from './refuse-other-name.server.ts';
import { checkSigningCode } from './signing-code.server.ts';

/** A session that is younger than this needs no further proof. */
const NEW_SESSION_MS = 12 * 60 * 60 * 1_000;

/**
 * Checks who signs: the session must be at most 12 hours old, or the person proves their identity again as in
 * `confirmPerson`. Checks the typed code, unless it is empty. Call this function before `act`, not inside: a rollback
 * would undo the count of attempts. Refuses with `session.required`, and like `refuseOtherNameIn`, `checkSigningCode`
 * and `confirmPerson`.
 */
export async function confirmSignatory(
  ctx: Ctx,
  { code, ...input }: SignatureInput,
  { dealIds, origin, proof }: { dealIds: readonly string[]; origin: RequestOrigin; proof: Proof },
): Promise<Signatory> {
  const session = await requireSession(ctx, origin);
  // The proof comes last, because a code of the second factor works only once.
  await refuseOtherNameIn(ctx, dealIds, input.typedName);
  if (code !== '') await checkSigningCode(ctx, code);
  const provedBy = isNew(ctx, session.startedAt) ? 'session' : await confirmPerson(ctx, proof);
  return {
    ...input,
    language: ctx.language,
    origin: { address: origin.address },
    userAgent: origin.headers.get('user-agent') ?? '',
    sessionHash: createHash('sha256').update(session.id).digest('hex'),
    sessionOpenedAt: session.startedAt,
    provedBy,
    isCodeUsed: code !== '',
  };
}

/** Returns whether the actor must prove their identity again in order to sign. */
export async function needsProof(ctx: Ctx, origin: Pick<RequestOrigin, 'headers'>): Promise<boolean> {
  return !isNew(ctx, (await requireSession(ctx, origin)).startedAt);
}

const isNew = ({ now }: Ctx, startedAt: Date) => now.getTime() - startedAt.getTime() <= NEW_SESSION_MS;

async function requireSession(ctx: Ctx, { headers }: Pick<RequestOrigin, 'headers'>) {
  const sessions = await ctx.services.identity.listSessions(ctx.db, requireActor(ctx).id, headers);
  const session = sessions.find(({ isCurrent }) => isCurrent);
  if (!session) throw new Refusal('session.required');
  return session;
}
