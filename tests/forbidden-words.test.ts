import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Words that promise a regulated service: keeping money for others, or guaranteeing its payment. This site offers no
 * such service. Payment providers state that their own services are not such a service either.
 */
const forbidden =
  /escrow|trust account|guaranteed payment|deposit account|séquestr|fiduci|tiers de confiance|consignation|paiement garanti|dépôt de fonds/i;

const files = ['site.ts', 'site-terms.ts', ...globSync(['messages/{en,fr}/*.json', 'docs/**/*.md'])];

it('promises no regulated payment service in texts, settings and documents', () => {
  expect('Le séquestre du paiement').toMatch(forbidden);
  expect(files.length).toBeGreaterThan(100);
  const hits = files.flatMap((file) => {
    const [word] = forbidden.exec(readFileSync(file, 'utf8')) ?? [];
    return word ? [`${file}: ${word}`] : [];
  });
  expect(hits).toEqual([]);
});
