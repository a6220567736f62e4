import { z } from 'zod';
import { venueCountries } from '../campaigns/reference.ts';
import { hasTwoCharacters, line, says, text, unique } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import { employeeRanges, industries, MAX_DESCRIPTION_LENGTH, needsSiret } from './company.ts';
import { siretFault } from './siret.ts';
import { websiteOf } from './website.ts';

/**
 * Staff verify these fields. The SIRET may contain spaces. Outside France, the SIRET is discarded without a check.
 */
const identity = z
  .object({
    name: line(120).refine(hasTwoCharacters, says('company.name_too_short')),
    country: z.enum(venueCountries),
    siret: z.string().transform((siret) => siret.replaceAll(/\s/g, '')),
  })
  .superRefine(({ country, siret }, context) => {
    const fault = needsSiret(country) && siretFault(siret);
    if (fault) context.addIssue({ code: 'custom', path: ['siret'], message: fault });
  })
  .transform((company) => (needsSiret(company.country) ? company : { ...company, siret: '' }));

const rest = z.object({
  phone: line(40),
  street: line(240).min(1, says('field.street_required')),
  complementary: line(240),
  zipCode: line(20).min(1, says('company.zip_code_required')),
  city: line(120).min(1, says('field.city_required')),
  description: text(MAX_DESCRIPTION_LENGTH),
  descriptionFr: text(MAX_DESCRIPTION_LENGTH),
  website: line(300).transform((typed, context) => {
    const website = typed === '' ? null : websiteOf(typed);
    if (typed !== '' && !website) context.addIssue({ code: 'custom', message: 'field.invalid_website' });
    return website;
  }),
  founded: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{3})?$/, says('field.invalid_year'))
    .transform((year) => (year === '' ? null : Number(year))),
  employees: z.enum(employeeRanges).or(z.literal('').transform(() => null)),
  industries: z.array(z.enum(industries)).transform(unique),
  logo: imageInput,
});

/**
 * The schema has two parts, because zod skips the `superRefine` of a schema with an invalid field, and the form shows
 * all errors at once.
 */
export const companyInput = identity.and(rest);

export type TypedCompany = z.input<typeof companyInput> & { logo: string };
export type CompanyInput = z.output<typeof companyInput>;
