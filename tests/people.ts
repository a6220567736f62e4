import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '#db/open.server.ts';
import type { BlogEntryRow } from '#db/tables.ts';
import { signUpBrand, signUpInfluencer } from '#domain/accounts/sign-up.server.ts';
import type { Decision } from '#domain/applications/application.ts';
import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { campaignInput } from '#domain/campaigns/campaign-input.ts';
import { changeCampaignStatus } from '#domain/campaigns/change-campaign-status.server.ts';
import { createCampaign } from '#domain/campaigns/create-campaign.server.ts';
import { type Ctx, requireMemberOrStaff } from '#domain/ctx.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import { newId } from '#domain/id.server.ts';
import { parse } from '#domain/parse.ts';
import { priceOf } from '#domain/subscriptions/plan.ts';
import { runTestBillingAction } from '#domain/subscriptions/test-billing.server.ts';
import { testBilling } from '#services/billing/test-billing.server.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { identityBy } from '#services/identity/identity.server.ts';
import type { SignedIn } from '#services/identity/identity.ts';
import { imagesBySharp } from '#services/images/sharp.server.ts';
import { instagramByHand } from '#services/instagram/instagram.ts';
import { mailToFiles } from '#services/mail/files.server.ts';
import { noBreachedPasswords } from '#services/passwords/breached-passwords.ts';
import { noScanner } from '#services/scanner/scanner.ts';
import { signingBy } from '#services/signing/signing.server.ts';
import { site } from '#site';

const services = {
  files: filesInFolder(path.join(tmpdir(), 'accolade-files')),
  identity: identityBy({
    secret: 'a secret for tests, 32 letters long',
    publicUrl: 'http://localhost',
    cookiePrefix: site.cookiePrefix,
  }),
  installation: {
    mail: { kind: 'folder', path: 'data/mail' },
    files: { kind: 'folder', path: 'data/files' },
    scanner: null,
    disk: async () => ({ folder: 'data', free: 3 * 2 ** 30, total: 10 * 2 ** 30 }),
  } as const,
  mail: mailToFiles(path.join(tmpdir(), 'accolade-mail'), site.mailFrom),
  breachedPasswords: noBreachedPasswords,
  instagram: instagramByHand,
  images: imagesBySharp(),
  scanner: noScanner,
  signing: signingBy('a secret for tests', 'letters'),
  contractSigning: signingBy('a secret for tests', 'contract'),
};
export const PASSWORD = 'correct horse battery';
let made = 0;
/** Each read of `address` returns a new network address, so that tests stay below the rate limits. */
const newOrigin = {
  get address() {
    return `test-${++made}`;
  },
  headers: new Headers(),
};

export function aVisitor(db: Database, now = new Date('2026-06-15T10:00:00Z')): Ctx {
  const billing = testBilling(db.kysely, priceOf);
  return { db: db.kysely, actor: null, now, language: 'en', services: { ...services, billing } };
}

export type Person = Ctx & { cookie: string };

export function actingAs(
  ctx: Ctx,
  { session: { userId, ...person }, cookies }: Omit<SignedIn, 'isNewBrowser'>,
): Person {
  const cookie = cookies.map((it) => it.split(';')[0]).join('; ');
  return { ...ctx, actor: { id: userId, ...person }, cookie };
}

export async function aBrand(db: Database, companyName = 'Maison Aubrac'): Promise<Person> {
  const ctx = aVisitor(db);
  const email = `brand${++made}@example.com`;
  return actingAs(ctx, await signUpBrand(ctx, { email, password: PASSWORD, companyName }, newOrigin));
}

/** The influencer has an empty profile and is in the collection by default. */
export async function anInfluencer(
  db: Database,
  fullName = 'Léa Dubois',
  { isInCollection = true } = {},
): Promise<Person & { influencerId: string }> {
  const ctx = aVisitor(db);
  const email = `influencer${++made}@example.com`;
  const signedIn = await signUpInfluencer(
    ctx,
    { email, password: PASSWORD, fullName, instagram: `handle${made}` },
    newOrigin,
  );
  const { id } = await ctx.db
    .updateTable('influencer')
    .set({ collection_until: isInCollection ? new Date('2100-01-01') : null })
    .where('user_id', '=', signedIn.session.userId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...actingAs(ctx, signedIn), influencerId: id };
}

export const someCampaign = {
  ...blankCampaign,
  title: 'Autumn table',
  description: 'Dinner for two before the evening service.',
  compensationType: 'giftedAndPaid',
  giftDescription: 'A tasting menu for two',
  postPriceCents: 15_000,
  thematics: ['food'],
  collaborationType: 'restaurant',
  venueName: 'Maison Aubrac',
  venueAddress: '12 rue Mercière',
  venueTown: 'Lyon',
  venueCountry: 'fr',
  slot1: { start: '18:00', end: '19:30' },
  startDate: '2026-06-01',
  endDate: '2026-07-31',
  targetLocations: ['fr'],
  followerRange: '10k-50k',
};

export const remoteCollaboration = {
  collaborationType: 'remote',
  venueName: '',
  venueAddress: '',
  venueTown: '',
  venueCountry: '',
  slot1: { start: '', end: '' },
};

export async function anUpload(
  ctx: Ctx,
  kind: 'image' | 'video' | 'file' = 'image',
  profile: ProfileName = kind === 'file' ? 'document' : 'media',
): Promise<string> {
  const id = newId(kind);
  const row = {
    id,
    owner_id: requireMemberOrStaff(ctx).id,
    profile,
    name: 'a name',
    content_type: 'image/png',
    bytes: 1000,
    width: 40,
    height: 30,
    variants: [],
    lost_since: null,
    created_at: ctx.now,
    attached_to: null,
    waiting_since: ctx.now,
  };
  await ctx.db.insertInto('file').values(row).execute();
  return id;
}

export async function aCampaign(
  brand: Ctx,
  overrides: Record<string, unknown> = {},
  state: 'draft' | 'active' = 'active',
): Promise<string> {
  const id = await createCampaign(brand, parse(campaignInput, { ...someCampaign, ...overrides }));
  if (state === 'active') await changeCampaignStatus(brand, id, 'publish');
  return id;
}

export async function anApplication(
  influencer: Ctx,
  campaignId: string,
  message = 'I would love to come.',
): Promise<string> {
  return applyToCampaign(influencer, campaignId, { message });
}

export async function anApplicant(db: Database, campaign: Record<string, unknown> = {}) {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const campaignId = await aCampaign(brand, campaign);
  const applicationId = await anApplication(influencer, campaignId);
  const ids = { campaignId, influencerId: influencer.influencerId };
  const decide = (decision: Decision) => decideApplication(brand, { ...ids, decision });
  return { brand, influencer, ...ids, ids, applicationId, decide };
}

export async function aBusyCampaign(db: Database) {
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  const [accepted, declined] = [await anInfluencer(db, 'Léa'), await anInfluencer(db, 'Omar')];
  const pending = await anInfluencer(db, 'Jade');
  for (const applicant of [accepted, declined, pending]) await anApplication(applicant, campaignId);
  const decide = ({ influencerId }: typeof accepted, decision: Decision) =>
    decideApplication(brand, { campaignId, influencerId, decision });
  await decide(accepted, 'accepted');
  await decide(declined, 'declined');
  return { brand, campaignId, accepted, declined, pending };
}

/** The influencer applies to the campaign and the brand accepts. Returns the id of the conversation. */
export async function aConversation(
  brand: Ctx,
  influencer: Ctx & { influencerId: string },
  campaignId: string,
): Promise<string> {
  const applicationId = await anApplication(influencer, campaignId);
  const { influencerId } = influencer;
  await decideApplication(brand, { campaignId, influencerId, decision: 'accepted' });
  const { id } = await brand.db
    .selectFrom('conversation')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function twoWhoMet(db: Database) {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  const campaignId = await aCampaign(brand);
  const conversationId = await aConversation(brand, influencer, campaignId);
  return { brand, influencer, campaignId, conversationId };
}

export function at<Someone extends Ctx>(person: Someone, moment: string): Someone {
  return { ...person, now: new Date(moment) };
}

export function later<Someone extends Ctx>(person: Someone, days: number): Someone {
  return { ...person, now: new Date(person.now.getTime() + days * 24 * 60 * 60 * 1000) };
}

export async function anEntry(
  ctx: Pick<Ctx, 'db' | 'now'>,
  overrides: Partial<Insertable<BlogEntryRow>> = {},
): Promise<string> {
  const slug = overrides.slug ?? `entry-${++made}`;
  await ctx.db
    .insertInto('blog_entry')
    .values({
      id: newId('entry'),
      slug,
      topic: 'together',
      author: 'Margaux Ferrand',
      title_en: `On ${slug}`,
      title_fr: `De ${slug}`,
      resume_en: 'What there is to know.',
      resume_fr: 'Ce qu’il faut savoir.',
      body_en: 'In *English*.',
      body_fr: 'En *français*.',
      published_at: ctx.now,
      created_at: ctx.now,
      updated_at: ctx.now,
      ...overrides,
    })
    .execute();
  return slug;
}

export async function aSubscription(
  person: Ctx,
  tier: 'basic' | 'premium',
  billing: 'monthly' | 'yearly' = 'monthly',
): Promise<void> {
  await runTestBillingAction(person, { kind: 'buy', offer: { tier, billing } });
}
