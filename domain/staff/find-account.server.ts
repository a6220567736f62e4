import { identityOf, verificationOf } from '../accounts/verification.ts';
import { documentsOf } from '../companies/find-documents.server.ts';
import { type Ctx, type Role, requireStaff } from '../ctx.ts';
import { findEntrySteps } from '../influencers/find-entry-steps.server.ts';
import { Refusal } from '../refusal.ts';
import { findAudit } from './find-audit.server.ts';

export type AccountView = Awaited<ReturnType<typeof findAccount>>;

/**
 * Returns a brand's or an influencer's account, with its profile or company, call request and audit lines. Refuses
 * with `staff.not_found`.
 */
export async function findAccount(ctx: Ctx, userId: string) {
  requireStaff(ctx);
  const { db } = ctx;
  const [person, profile, entry, company, call, { lines }] = await Promise.all([
    db
      .selectFrom('app_user')
      .select(['role', 'name', 'email', 'email_verified as emailConfirmed', 'language'])
      .select(['created_at as createdAt', 'suspended_at', 'suspension as reason'])
      .where('id', '=', userId)
      .where('role', '<>', 'staff')
      .where('erased_at', 'is', null)
      .executeTakeFirst(),
    db.selectFrom('influencer').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    findEntrySteps(ctx, userId),
    db.selectFrom('company').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('call_request')
      .select(['wanted_on as date', 'wanted_at as time', 'note', 'created_at as askedAt'])
      .select((eb) => eb('done_at', 'is not', null).$castTo<boolean>().as('isDone'))
      .select('staff_note as staffNote')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    findAudit(ctx, { page: 1, subjectId: userId }),
  ]);
  const subject = profile ?? company;
  if (!person || !subject) throw new Refusal('staff.not_found');
  const { suspended_at: since, reason, role, ...account } = person;
  return {
    userId,
    role: role as Role,
    ...account,
    suspension: since && { since, reason: reason ?? '' },
    verification: {
      state: verificationOf(subject),
      askedAt: subject.verification_asked_at,
      refusal: subject.verification_refusal,
      identity: identityOf(subject),
    },
    profile: profile
      ? {
          id: profile.id,
          collection: { missing: entry?.missing ?? [], until: entry?.until ?? null },
          handle: profile.handle,
          phone: profile.phone,
          location: profile.location,
          bio: profile.bio,
          followers: profile.followers,
          engagementRate: profile.engagement_rate,
          figuresSource: profile.figures_source,
          isFeatured: profile.featured_at !== null,
        }
      : null,
    company: company
      ? {
          id: company.id,
          name: company.name,
          phone: company.phone,
          siret: company.siret ?? '',
          address: [company.street, company.complementary, `${company.zip_code} ${company.city}`.trim()]
            .filter(Boolean)
            .join(', '),
          country: company.country,
          website: company.website,
          documents: await documentsOf(ctx, userId),
        }
      : null,
    /** Date and time are in Paris. */
    call: call ?? null,
    lines,
  };
}
