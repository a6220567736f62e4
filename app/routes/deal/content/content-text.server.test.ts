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
const terms = { ...smallTerms, lines: smallTerms.lines.map((line) => ({ ...line, needsBenefit: false })) };

it('says that a draft was late, unless its last day fell in a pause', async () => {
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

it('calls a changed draft on time in a pause, also after a late first draft and after the pause', async () => {
  const { brand, influencer, dealId, deliverableIds } = await aDealWithContent(db, terms, {
    isGiftOwed: true,
  });
  const [id = ''] = deliverableIds;
  const submit = (moment: string) => sendContent(at(influencer, moment), dealId, id, someForms.submit());
  await submit('2026-12-15T10:00:00Z');
  // The changes are due on December 21.
  await sendContent(at(brand, '2026-12-16T10:00:00Z'), dealId, id, someForms.ask());
  await setShipment(db, dealId, { ...shipmentsBy.problem, paused_on: '2026-12-20' });
  await submit('2026-12-23T10:00:00Z');
  for (const shipment of [{ ...shipmentsBy.problem, paused_on: '2026-12-20' }, shipmentsBy.received]) {
    await setShipment(db, dealId, shipment);
    const view = await findContent(influencer, dealId, id);
    const state = contentState({ view, language: 'en', today: '2026-12-23', days: answerDays });
    expect(state.lead).toBe('Handed in on Wednesday, December 23, on time.');
  }
});
