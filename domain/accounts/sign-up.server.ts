import type { SignedIn } from '#services/identity/identity.ts';
import { logEmailChoices } from '../consent/log-email-choices.server.ts';
import { act, type Ctx, type Role } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import { isAlwaysByMail, kindsFor, notificationKinds } from '../notifications/notification.ts';
import { Refusal } from '../refusal.ts';
import { logAcceptance } from '../terms-of-use/terms-of-use.server.ts';
import type { BrandSignUp, InfluencerSignUp } from './account-input.ts';
import { isEmailReserved } from './email-change/is-email-taken.server.ts';
import { countAttempt } from './limits.server.ts';
import { makeLink } from './links.server.ts';
import { refuseWeakPassword } from './refuse-weak-password.server.ts';
import type { RequestOrigin } from './request-origin.ts';

type SignedUp = SignedIn & { bookingNote: string };

/**
 * Creates a brand's account, session and company in one transaction. Emails a confirmation link. Limits attempts per
 * network. Refuses with `account.email_taken`, `account.password_too_common`, `account.password_breached` and
 * `activity.wait_an_hour`.
 */
export function signUpBrand(ctx: Ctx, input: BrandSignUp, origin: RequestOrigin): Promise<SignedUp> {
  const { companyName: name, phoneNumber: phone, instagram } = input;
  return signUp(ctx, { ...input, name, role: 'client' }, origin, ({ db, now }, userId) =>
    db
      .insertInto('company')
      .values({
        id: newId('company'),
        user_id: userId,
        name,
        phone: phone || null,
        instagram: instagram || null,
        created_at: now,
      })
      .execute(),
  );
}

/**
 * Creates an influencer's account, session and public profile in one transaction. Emails a confirmation link. Limits
 * attempts per network. Refuses with the same codes as `signUpBrand`.
 */
export function signUpInfluencer(
  ctx: Ctx,
  input: InfluencerSignUp,
  origin: RequestOrigin,
): Promise<SignedUp> {
  const { fullName, phoneNumber: phone, instagram: handle } = input;
  const name = fullName || handle;
  return signUp(ctx, { ...input, name, role: 'influencer' }, origin, ({ db, now }, userId) =>
    db
      .insertInto('influencer')
      .values({
        id: newId('influencer'),
        user_id: userId,
        full_name: name,
        handle,
        phone: phone || null,
        verification_asked_at: now,
        created_at: now,
      })
      .execute(),
  );
}

type Newcomer = (BrandSignUp | InfluencerSignUp) & { name: string; role: Role };

async function signUp(
  ctx: Ctx,
  newcomer: Newcomer,
  origin: RequestOrigin,
  makeProfile: (ctx: Ctx, userId: string) => Promise<unknown>,
): Promise<SignedUp> {
  const { email, password, name, role, language = ctx.language } = newcomer;
  await countAttempt(ctx, 'sign-up:network', origin.address);
  await refuseWeakPassword(ctx, password, 'password');
  return act(ctx, async (ctx) => {
    const person = { email, password, name, role, language };
    const signedIn = await ctx.services.identity.signUp(ctx.db, person, origin.headers);
    if (!signedIn) throw new Refusal('account.email_taken', { email: 'account.email_taken' });
    const { userId } = signedIn.session;
    // This check must follow the insert. If another account is giving up this address at the same moment, the insert
    // waits for that change. The address may then be reserved, so that the other account can undo its change.
    if (await isEmailReserved(ctx, email, userId))
      throw new Refusal('account.email_taken', { email: 'account.email_taken' });
    await makeProfile(ctx, userId);
    await logSignUp(ctx, userId, role);
    await record(ctx, 'account.signed_up', { userId });
    await enqueue(ctx, 'mail.confirmation', { userId });
    return { ...signedIn, bookingNote: await makeLink(ctx, 'booking', userId) };
  });
}

/**
 * Logs the kinds of emails and the terms of use that a person accepts by signing up. Callers must be inside a
 * transaction.
 */
export async function logSignUp(ctx: Ctx, userId: string, role: Role): Promise<void> {
  const emailed = kindsFor(role).filter(
    (kind) => notificationKinds[kind].byDefault.byMail && !isAlwaysByMail(kind),
  );
  await logEmailChoices(
    ctx,
    userId,
    'sign_up',
    emailed.map((kind) => ({ kind, given: true })),
  );
  await logAcceptance(ctx, userId, 'sign_up');
}
