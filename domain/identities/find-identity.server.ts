import { site } from '#site';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { countryOfVenue } from './countries.ts';
import { type Identity, isMinor, isRegistered } from './identity.ts';

/**
 * Returns how an account is named in contracts. Null if the account has saved no identity yet. The name, the address
 * and the SIRET of a brand are those of its company. Callers must have checked that the viewer may see the account.
 */
export async function findIdentityOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Identity | null> {
  const row = await db
    .selectFrom('identity')
    .leftJoin('company', 'company.user_id', 'identity.user_id')
    .selectAll('identity')
    .select(['company.id as companyId', 'company.name', 'company.siret', 'company.complementary'])
    .select(['company.street as companyStreet', 'company.zip_code as companyZipCode'])
    .select(['company.city as companyCity', 'company.country as companyCountry'])
    .where('identity.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { kind, signatory, capacity, registration } = row;
  const own = { kind, signatory, capacity, taxCountry: row.tax_country };
  const vat = { vatRegime: row.vat_regime, vatNumber: row.vat_number };
  if (row.companyId === null)
    return {
      ...own,
      ...vat,
      legalName: row.legal_name,
      street: row.street,
      zipCode: row.zip_code,
      city: row.city,
      country: row.country,
      registration,
      birthDate: row.birth_date,
    };
  return {
    ...own,
    ...vat,
    legalName: row.name ?? '',
    street: [row.companyStreet, row.complementary].filter(Boolean).join(', '),
    zipCode: row.companyZipCode ?? '',
    city: row.companyCity ?? '',
    country: countryOfVenue(row.companyCountry ?? ''),
    registration: row.siret || registration,
    birthDate: row.birth_date,
  };
}

function findIdentity(ctx: Ctx): Promise<Identity | null> {
  return findIdentityOf(ctx, requireActor(ctx).id);
}

/**
 * A brand's identity is incomplete while its company has no address. It is also incomplete while there is neither a
 * SIRET of the company nor a number in a foreign register.
 */
export function isComplete(identity: Identity): boolean {
  const { kind, legalName, signatory, street, zipCode, city, country, registration } = identity;
  const texts = [legalName, signatory, street, zipCode, city, country];
  return texts.every((it) => it !== '') && (!isRegistered(kind) || registration !== '');
}

/** Returns whether the actor has saved a complete identity. Does not check the age, unlike `requireIdentity`. */
export async function hasCompleteIdentity(ctx: Ctx): Promise<boolean> {
  const identity = await findIdentity(ctx);
  return identity !== null && isComplete(identity);
}

/**
 * Returns the actor's complete identity. Refuses with `identity.incomplete`, and people younger than
 * `site.deals.minimumAge` with `identity.minor`.
 */
export async function requireIdentity(ctx: Ctx): Promise<Identity> {
  const identity = await findIdentity(ctx);
  if (!identity || !isComplete(identity)) throw new Refusal('identity.incomplete');
  if (isMinor(identity, dayOf(ctx.now), site.deals.minimumAge)) throw new Refusal('identity.minor');
  return identity;
}
