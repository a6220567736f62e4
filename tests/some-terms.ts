import type { Terms } from '#domain/terms/terms.ts';

export const someTerms: Terms = {
  format: 1,
  currency: 'EUR',
  lines: [
    { kind: 'post', platform: 'instagram', count: 2, feeCents: 35_000, note: '', needsBenefit: true },
    {
      kind: 'story',
      platform: 'instagram',
      count: 3,
      feeCents: 12_000,
      note: 'At table',
      needsBenefit: true,
    },
  ],
  benefit: { what: 'The autumn hamper: six jars, two bottles', valueCents: 24_000, channel: 'parcel' },
  draftFirst: true,
  revisions: 1,
  submitBy: '2026-12-12',
  publishFrom: '2026-12-14',
  publishBy: '2026-12-20',
  liveDays: 30,
  rights: { media: ['own_social', 'own_site'], territory: 'fr', months: 6 },
  mention: 'Collaboration commerciale',
  exclusivityDays: 0,
  mustSay: 'Name the house.',
  mustNotSay: '',
};
