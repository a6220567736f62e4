import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { fold } from './fold.ts';

const db = await testDatabase();

async function foldedByDatabase(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`
    select folded(each) from unnest(${texts}::text[]) with ordinality as given(each, place) order by place`.execute(
    db.kysely,
  );
  return rows.map((row) => row.folded);
}

describe('fold', () => {
  it.each([
    ['Léa DUBOIS', 'lea dubois'],
    ['Œuvre, Æther, Straße', 'oeuvre, aether, strasse'],
    ['Ça et là à l’été', 'ca et la a l’ete'],
    ['50 % _ \\', '50 % _ \\'],
    ['Οδυσσέας Москва Йод İzmir', 'οδυσσεασ москва иод izmir'],
    ['', ''],
  ])('turns %s into %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('gives the same result as the database function', async () => {
    const characters = fc.constantFrom(
      ...Array.from('aÀéÉœŒßÆæçÇñ ĄłŁøØİıσςΣΈЁйЇџ%_\\\'"\n’😀한'),
      'e\u0301',
      '\u0301',
    );
    const texts = fc.array(fc.oneof(fc.string({ unit: characters }), fc.string({ unit: 'grapheme' })), {
      minLength: 100,
      maxLength: 100,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        const storable = given.map((text) => text.replaceAll('\0', ''));
        expect(await foldedByDatabase(storable)).toEqual(storable.map(fold));
      }),
      { numRuns: 10 },
    );
  });
});
