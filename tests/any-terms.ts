import fc from 'fast-check';
import { parse } from '#domain/parse.ts';
import {
  contentKinds,
  liveDayChoices,
  mentions,
  platforms,
  rightsMedia,
  type Terms,
  territories,
} from '#domain/terms/terms.ts';
import { termsSchema } from '#domain/terms/terms-schema.ts';

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10));
const anyLine = fc.record({
  kind: fc.constantFrom(...contentKinds),
  platform: fc.constantFrom(...platforms),
  count: fc.integer({ min: 1, max: 20 }),
  feeCents: fc.integer({ min: 0, max: 800_000 }),
  note: fc.constantFrom('In the garden', 'Au marché'),
  needsBenefit: fc.boolean(),
});
export const anyTerms: fc.Arbitrary<Terms> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    benefit: fc.option(
      fc.record({
        what: fc.constantFrom('A hamper', 'Un dîner pour deux'),
        valueCents: fc.integer({ min: 1, max: 100_000_000 }),
        channel: fc.constantFrom('parcel', 'on_site', 'voucher'),
      }),
    ),
    draftFirst: fc.boolean(),
    revisions: fc.integer({ min: 0, max: 3 }),
    days: fc.tuple(anyDay, anyDay, anyDay).map((days) => days.sort()),
    liveDays: fc.constantFrom(...liveDayChoices),
    rights: fc.option(
      fc.record({
        media: fc.subarray([...rightsMedia], { minLength: 1 }),
        territory: fc.constantFrom(...territories),
        months: fc.integer({ min: 1, max: 24 }),
      }),
    ),
    mention: fc.constantFrom(...mentions),
    exclusivityDays: fc.integer({ min: 0, max: 90 }),
    mustSay: fc.constantFrom('', 'Name the "estate"\nand é.'),
    mustNotSay: fc.constantFrom('', 'Prices'),
  })
  .map(({ days: [submitBy, publishFrom, publishBy], ...rest }) =>
    parse(termsSchema, { format: 1, currency: 'EUR', submitBy, publishFrom, publishBy, ...rest }),
  );
