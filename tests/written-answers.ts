import fc from 'fast-check';
import type { Database } from '#db/open.server.ts';
import { newId } from '#domain/id.server.ts';

export const someMoment = fc
  .integer({ min: 0, max: 60 * 24 * 50 })
  .map((it) => new Date(Date.UTC(2026, 4, 1, 0, it)));
export const someAnswer = fc.record({
  asked: someMoment,
  answered: someMoment,
  by: fc.constantFrom('remarks', 'approval', 'silence', 'nobody'),
});

type Answer = typeof someAnswer extends fc.Arbitrary<infer One> ? One : never;

/**
 * Writes a submission for each answer. Every answer except the last consists of remarks. The field `by` of the last
 * answer decides whether it is remarks, an approval, an approval by silence, or no answer.
 */
export async function writeAnswers(db: Database, dealId: string, answers: readonly Answer[]): Promise<void> {
  const { kysely } = db;
  const { id: deliverable_id } = await kysely
    .selectFrom('deliverable')
    .select('id')
    .where('deal_id', '=', dealId)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [index, { asked: submitted_at, answered, by }] of answers.entries()) {
    const id = newId('submission');
    await kysely
      .insertInto('submission')
      .values({ id, deliverable_id, seq: index + 1, submitted_at })
      .execute();
    const isLast = index === answers.length - 1;
    if (by === 'remarks' || !isLast)
      await kysely
        .insertInto('remark')
        .values(
          [1, 2].map((seq) => ({
            id: newId('remark'),
            submission_id: id,
            seq,
            text: 'Brighter',
            made_at: new Date(answered.getTime() + (seq - 1) * 60_000),
          })),
        )
        .execute();
    else if (by !== 'nobody')
      await kysely
        .updateTable('deliverable')
        .set({ approved_at: answered, approved_by: by === 'approval' ? 'brand' : 'silence' })
        .where('id', '=', deliverable_id)
        .execute();
  }
}
