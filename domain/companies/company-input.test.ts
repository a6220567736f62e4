import { describe, expect, it } from 'vitest';
import { fieldsRefused, parse } from '../parse.ts';
import { companyInput } from './company-input.ts';
import { websiteName, websiteOf } from './website.ts';

const typed = {
  name: 'Maison Aubrac',
  country: 'fr',
  siret: '552\u202f081\u00a0317 66522',
  phone: '',
  street: '12 rue Mercière',
  complementary: '',
  zipCode: '69002',
  city: 'Lyon',
  description: '',
  descriptionFr: '',
  website: '',
  founded: '',
  employees: '',
  industries: [] as string[],
};

describe('companyInput', () => {
  it('requires a name, an address and, in France, a SIRET, and reports all missing fields at once', () => {
    const blank = { ...typed, name: ' A ', siret: '', street: ' ', zipCode: '', city: '' };
    expect(fieldsRefused(companyInput, blank)).toEqual({
      name: 'company.name_too_short',
      siret: 'company.siret_not_14_digits',
      street: 'field.street_required',
      zipCode: 'company.zip_code_required',
      city: 'field.city_required',
    });
  });

  it('counts an emoji of the name as one character', () => {
    for (const name of ['🇫🇷', '👩\u200d🍳', 'e\u0301'])
      expect(fieldsRefused(companyInput, { ...typed, name })).toEqual({ name: 'company.name_too_short' });
    expect(fieldsRefused(companyInput, { ...typed, name: '🍕🍕' })).toEqual({});
  });

  it('removes the spaces of the SIRET, and reads empty fields as null', () => {
    const empty = { website: null, founded: null, employees: null };
    expect(parse(companyInput, typed)).toEqual({ ...typed, ...empty, siret: '55208131766522' });
  });

  it('discards the SIRET outside France', () => {
    expect(parse(companyInput, { ...typed, country: 'it', siret: '1'.repeat(99) }).siret).toBe('');
  });

  it('accepts only a valid year, and sizes and industries from the lists', () => {
    const full = { ...typed, founded: ' 1987 ', employees: '11-50', industries: ['hotels', 'hotels'] };
    const read = { founded: 1987, employees: '11-50', industries: ['hotels'] };
    expect(parse(companyInput, full)).toMatchObject(read);
    const wrong = {
      ...typed,
      siret: '552 081 317 66523',
      founded: '87',
      employees: 'many',
      industries: ['spying'],
      website: 'nowhere',
    };
    expect(fieldsRefused(companyInput, wrong)).toEqual({
      siret: 'company.siret_invalid',
      founded: 'field.invalid_year',
      employees: 'field.invalid',
      'industries.0': 'field.invalid',
      website: 'field.invalid_website',
    });
  });
});

describe('websiteOf', () => {
  it.each([
    ['maison-aubrac.fr', 'https://maison-aubrac.fr/', 'maison-aubrac.fr'],
    ['http://www.aubrac.fr/menu', 'http://www.aubrac.fr/menu', 'aubrac.fr/menu'],
    ['HTTPS://Aubrac.FR', 'https://aubrac.fr/', 'aubrac.fr'],
    ['aubrac.fr/café', 'https://aubrac.fr/caf%C3%A9', 'aubrac.fr/café'],
    ['aubrac.fr/caf%E9', 'https://aubrac.fr/caf%E9', 'aubrac.fr/caf%E9'],
    ['aubrac.fr/%E2%80%AEfr', 'https://aubrac.fr/%E2%80%AEfr', 'aubrac.fr/%E2%80%AEfr'],
    ['aubrac.fr/%E2%80%A8', 'https://aubrac.fr/%E2%80%A8', 'aubrac.fr/%E2%80%A8'],
  ])('normalizes %s', (typed, website, name) => {
    expect(websiteOf(typed)).toBe(website);
    expect(websiteName(website)).toBe(name);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'mailto:a@aubrac.fr',
    'ftp://aubrac.fr',
    'https://aubrac.fr@evil.example',
    'aubrac',
    'au brac.fr',
    '//',
  ])('rejects %s', (typed) => expect(websiteOf(typed)).toBeNull());
});
