import { site } from '#site';
import { dayOf } from '../clock.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { parse } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import { hasBirthDate, type Identity, isBirthDate, isMinor } from './identity.ts';
import { brandIdentityInput, identityInput } from './identity-input.ts';

/** Columns that stay empty for a brand, because its company stores their values. */
const ofCompany = { legalName: '', street: '', zipCode: '', city: '', country: '' };

/**
 * Saves how the actor is named in contracts. Signed contracts do not change. Refuses with `input.invalid` if a person
 * or sole trader has no valid birth date, or is younger than `site.deals.minimumAge` (`identity.minor` at the field).
 */
export async function saveIdentity(ctx: Ctx, typed: unknown): Promise<void> {
  const { id, role } = requireActor(ctx);
  const identity: Identity =
    role === 'client' ? { ...ofCompany, ...parse(brandIdentityInput, typed) } : parse(identityInput, typed);
  refuseBirthDate(identity, dayOf(ctx.now));
  await act(ctx, async (ctx) => {
    const values = {
      kind: identity.kind,
      legal_name: identity.legalName,
      signatory: identity.signatory,
      capacity: identity.capacity,
      street: identity.street,
      zip_code: identity.zipCode,
      city: identity.city,
      country: identity.country,
      tax_country: identity.taxCountry,
      registration: identity.registration,
      vat_number: identity.vatNumber,
      vat_regime: identity.vatRegime,
      birth_date: identity.birthDate,
      updated_at: ctx.now,
    };
    await ctx.db
      .insertInto('identity')
      .values({ user_id: id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await record(ctx, 'identity.saved', { userId: id });
  });
}

function refuseBirthDate({ kind, birthDate }: Identity, today: string): void {
  if (!hasBirthDate(kind)) return;
  const refuse = (code: 'field.required' | 'field.invalid_day' | 'identity.minor') => {
    throw new Refusal('input.invalid', { birthDate: code });
  };
  if (!birthDate) refuse('field.required');
  else if (!isBirthDate(birthDate, today)) refuse('field.invalid_day');
  else if (isMinor({ birthDate }, today, site.deals.minimumAge)) refuse('identity.minor');
}
