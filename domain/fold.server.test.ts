import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { foldedColumn } from '#db/search-indexes.server.ts';
import { testDatabase } from '#tests/database.ts';
import { fold } from './fold.ts';

const db = await testDatabase();

async function foldedByDatabase(texts: string[]): Promise<{ folded: string; quickly: string }[]> {
  const { rows } = await sql<{ folded: string; quickly: string }>`
    select folded(each), ${foldedColumn('each')} as quickly from unnest(${texts}::text[]) with ordinality as given(each, place) order by place`.execute(
    db.kysely,
  );
  return rows;
}

describe('fold', () => {
  it.each([
    ['Léa DUBOIS', 'lea dubois'],
    ['Œuvre, Æther, Straße', 'oeuvre, aether, strasse'],
    ['Ça et là à l’été', 'ca et la a l’ete'],
    ['Łukasz Ødegård, Đặng, ÞÓR, ıŊ', 'lukasz odegard, dang, thor, in'],
    ['50 % _ \\', '50 % _ \\'],
    ['Οδυσσέας Москва Йод İzmir', 'οδυσσεασ москва иод izmir'],
    ['', ''],
  ])('turns %s into %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('gives the same result as both forms in the database', async () => {
    const characters = fc.constantFrom(
      ...Array.from('aÀéÉœŒßẞÆæçÇñ ĄłŁøØđĐðÐþÞħĦŧŦŋŊİıσςΣΈЁйЇџ%_\\\'"\n’😀한'),
      'e\u0301',
      '\u0301',
    );
    const texts = fc.array(
      fc.oneof(
        ...[characters, 'grapheme' as const, 'binary-ascii' as const].map((unit) => fc.string({ unit })),
      ),
      { minLength: 100, maxLength: 100 },
    );
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const storable = given.map((text) => text.replaceAll('\0', ''));
        const expected = storable.map((text) => ({ folded: fold(text), quickly: fold(text) }));
        expect(await foldedByDatabase(storable)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});
