import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { maxIdentityLengths } from '../identities/identity.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const emailCode = z.string().trim().max(40).default('');

const typedSignature = z.object({ typedName: requiredLine(maxIdentityLengths.legalName), emailCode });

/** The form with which a person signs one contract. `emailCode` is the code from the email. */
export const signatureInput = typedSignature
  .extend({ hash })
  .transform(({ emailCode, ...rest }) => ({ ...rest, code: emailCode }));

/** The offer that the actor accepts by signing its contract. */
export const acceptInput = z.object({ seq: z.coerce.number().int().positive(), offerHash: hash });

/** The form with which a brand signs several contracts. `contracts` are texts such as `deal-…:hash`. */
export const signaturesInput = typedSignature
  .extend({
    contracts: z
      .array(z.string().regex(/^deal-[0-9a-f-]{36}:[0-9a-f]{64}$/))
      .min(1, 'field.required')
      .max(50),
  })
  .transform(({ emailCode, contracts, ...rest }) => ({
    ...rest,
    code: emailCode,
    contracts: contracts.map((it) => {
      const [dealId = '', hash = ''] = it.split(':');
      return { dealId, hash };
    }),
  }));
