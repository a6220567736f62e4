import { renewedRequest } from '../accounts/verification.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { CompanyInput } from './company-input.ts';
import { lockOwnCompany } from './lock-own-company.server.ts';

/**
 * Saves the company of the actor. A changed name, country or SIRET ends a verification and requests a new verification.
 * Saving after a refused verification also requests a new verification. Refuses with `company.not_found`, and a future
 * founding year with `field.invalid_year`.
 */
export async function updateCompany(ctx: Ctx, input: CompanyInput): Promise<void> {
  if (input.founded && input.founded > Number(dayOf(ctx.now).slice(0, 4))) {
    throw new Refusal('input.invalid', { founded: 'field.invalid_year' });
  }
  await act(ctx, async (ctx) => {
    const userId = requireActor(ctx).id;
    const { id, name, country, siret, logo, ...verification } = await lockOwnCompany(ctx);
    const isSame = name === input.name && country === input.country && (siret ?? '') === input.siret;
    const { zipCode, descriptionFr, logo: requested, ...values } = input;
    const newLogo = await replaceImage(ctx, { of: id, current: logo, requested, field: 'logo' });
    await ctx.db
      .updateTable('company')
      .set({
        ...values,
        siret: input.siret || null,
        phone: input.phone || null,
        zip_code: zipCode,
        description_fr: descriptionFr,
        logo: newLogo,
        ...renewedRequest(verification, ctx.now),
        ...(isSame || !verification.verified_at ? {} : { verified_at: null, verification_asked_at: ctx.now }),
      })
      .where('id', '=', id)
      .execute();
    if (!isSame && verification.verified_at) await audit(ctx, 'company.verification_ended', userId);
    await record(ctx, 'company.updated', { userId });
  });
}
