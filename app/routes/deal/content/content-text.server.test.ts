import { expect, it } from 'vitest';
import { answerDays } from '#domain/deliverables/answer-days.ts';
import { findContent } from '#domain/deliverables/find-content.server.ts';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { contentState } from './content-text.ts';

const db = await testDatabase();

it('says that a draft was late, unless its last day fell in a pause', async () => {
  const terms = { ...smallTerms, lines: smallTerms.lines.map((line) => ({ ...line, needsBenefit: false })) };
  // The draft is due on December 12.
  for (const [paused_on, lead] of [
    ['2026-12-13', 'Handed in on Tuesday, December 15, 3 days late.'],
    ['2026-12-12', 'Handed in on Tuesday, December 15, on time.'],
  ] as const) {
    const { influencer, dealId, deliverableIds } = await aDealWithContent(db, terms, { isGiftOwed: true });
    const [id = ''] = deliverableIds;
    await setShipment(db, dealId, { ...shipmentsBy.problem, paused_on });
    await sendContent(at(influencer, '2026-12-15T10:00:00Z'), dealId, id, someForms.submit());
    const view = await findContent(influencer, dealId, id);
    const state = contentState({ view, language: 'en', today: '2026-12-15', days: answerDays });
    expect(state.lead).toBe(lead);
  }
});
