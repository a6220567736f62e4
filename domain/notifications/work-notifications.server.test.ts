import { expect, test } from 'vitest';
import { notificationText } from '#messages/notification.ts';
import { setLanguageSource } from '#messages/path-language.ts';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { smallTerms } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { declareMetrics } from '../post-metrics/declare-metrics.server.ts';
import { receiveGift } from '../shipments/receive-gift.server.ts';
import { reportProblem } from '../shipments/report-problem.server.ts';
import { sendGift } from '../shipments/send-gift.server.ts';
import { waiveGift } from '../shipments/waive-gift.server.ts';
import { findNotifications } from './find-notifications.server.ts';
import type { NotificationView } from './notification.ts';

const db = await testDatabase();

/** A running deal with a post and a story. Its gift is not sent yet. */
async function aDeal() {
  const { brand, influencer, dealId, deliverableIds } = await aDealWithContent(db, smallTerms, {
    isGiftOwed: true,
  });
  const [post = '', story = ''] = deliverableIds;
  const listed = async (person: Ctx) => (await findNotifications(person)).notifications;

  /**
   * Returns the English and French texts of the notifications that an act adds, for the brand and for the influencer.
   */
  async function added(act: () => Promise<unknown>) {
    const all = async () => [await listed(brand), await listed(influencer)];
    const known = await all();
    await act();
    return (await all()).map((it, side) => it.slice(0, it.length - (known[side]?.length ?? 0)).map(textsOf));
  }

  const send = (person: Ctx, form: object, id = post) => sendContent(person, dealId, id, form);
  return { brand, influencer, dealId, post, story, added, send };
}

const textsOf = (notification: NotificationView) =>
  (['en', 'fr'] as const).map((language) => {
    const previous = setLanguageSource(() => language);
    try {
      return notificationText(notification);
    } finally {
      setLanguageSource(previous);
    }
  });

const toBrand = (...texts: string[]) => [[texts], []];
const toInfluencer = (...texts: string[]) => [[], [texts]];
const toBoth = (...texts: string[]) => [[texts], [texts]];

test('each act on the gift and the content notifies the other side once, in the language of the reader', async () => {
  const { brand, influencer, dealId, post, story, added, send } = await aDeal();
  const sent = toInfluencer(
    'Maison Aubrac sent the gift of “Autumn table”',
    'Maison Aubrac a envoyé le cadeau de « Autumn table »',
  );
  const submitted = toBrand(
    'Léa Dubois handed in content for “Autumn table”',
    'Léa Dubois a remis un contenu pour « Autumn table »',
  );
  const published = toBrand(
    'Léa Dubois published content for “Autumn table”',
    'Léa Dubois a publié un contenu pour « Autumn table »',
  );
  const sendIt = () => sendGift(brand, dealId, { carrier: 'ups', trackingNumber: '' });
  const report = () => reportProblem(influencer, dealId, { text: 'It is broken.' });

  expect(await added(sendIt)).toEqual(sent);
  expect(await added(report)).toEqual(
    toBrand(
      'Léa Dubois reports a problem with the gift of “Autumn table”',
      'Léa Dubois signale un problème avec le cadeau de « Autumn table »',
    ),
  );
  expect(await added(sendIt)).toEqual(sent);
  expect(await added(() => receiveGift(influencer, dealId))).toEqual(
    toBrand(
      'Léa Dubois received the gift of “Autumn table”',
      'Léa Dubois a reçu le cadeau de « Autumn table »',
    ),
  );
  expect(await added(() => send(influencer, someForms.submit()))).toEqual(submitted);
  expect(await added(() => send(brand, someForms.ask()))).toEqual(
    toInfluencer(
      'Maison Aubrac asks for changes to your content for “Autumn table”',
      'Maison Aubrac demande des modifications de votre contenu pour « Autumn table »',
    ),
  );
  expect(await added(() => send(influencer, someForms.submit()))).toEqual(submitted);
  expect(await added(() => send(brand, { ...someForms.approve(), seq: 2 }))).toEqual(
    toInfluencer(
      'Maison Aubrac approved your content for “Autumn table”',
      'Maison Aubrac a approuvé votre contenu pour « Autumn table »',
    ),
  );
  expect(await added(() => send(influencer, someForms.publish()))).toEqual(published);
  expect(await added(() => send(brand, someForms.object()))).toEqual(
    toInfluencer(
      'Maison Aubrac objects to your post for “Autumn table”',
      'Maison Aubrac signale un problème sur votre publication pour « Autumn table »',
    ),
  );
  expect(await added(() => send(influencer, someForms.publish()))).toEqual(published);
  expect(await added(() => send(brand, someForms.confirm()))).toEqual(
    toInfluencer(
      'Maison Aubrac confirmed your post for “Autumn table”',
      'Maison Aubrac a confirmé votre publication pour « Autumn table »',
    ),
  );
  // The post is confirmed, so the deal closes when the influencer drops the story.
  expect(await added(() => send(influencer, someForms.drop(), story))).toEqual([
    [
      ['The deal for “Autumn table” is done', 'La collaboration pour « Autumn table » est terminée'],
      [
        'Léa Dubois dropped content of “Autumn table”',
        'Léa Dubois a abandonné un contenu de « Autumn table »',
      ],
    ],
    [],
  ]);
  const figures = { asOf: '2026-06-15', values: [{ metric: 'likes', value: 12 } as const], file: null };
  expect(await added(() => declareMetrics(influencer, dealId, post, figures))).toEqual(
    toBrand(
      'Léa Dubois declared figures of content for “Autumn table”',
      'Léa Dubois a déclaré les chiffres d’un contenu pour « Autumn table »',
    ),
  );
});

test('silence notifies both sides once, and so does the end of a deal without content', async () => {
  const { brand, influencer, dealId, added, send } = await aDeal();
  const schedule = (moment: string) => added(() => runDueDeadlines({ ...at(brand, moment), actor: null }));
  await sendGift(brand, dealId, { carrier: 'ups', trackingNumber: '' });
  const presumed = await schedule('2026-07-06T22:00:00Z');
  expect(presumed).toEqual(
    toBoth('The gift of “Autumn table” counts as received', 'Le cadeau de « Autumn table » est réputé reçu'),
  );
  await send(at(influencer, '2026-07-07T10:00:00Z'), someForms.submit());
  expect(await schedule('2026-07-15T22:00:00Z')).toEqual(
    toBoth(
      'Content for “Autumn table” counts as approved',
      'Un contenu pour « Autumn table » est réputé approuvé',
    ),
  );
  await send(at(influencer, '2026-07-16T10:00:00Z'), someForms.publish());
  expect(await schedule('2026-07-21T22:00:00Z')).toEqual(
    toBoth(
      'A post for “Autumn table” counts as confirmed',
      'Une publication pour « Autumn table » est réputée confirmée',
    ),
  );
  expect(await schedule('2026-07-21T22:00:00Z')).toEqual([[], []]);

  const other = await aDeal();
  expect(await other.added(() => waiveGift(other.influencer, other.dealId))).toEqual(
    toBrand(
      'Léa Dubois no longer expects the gift of “Autumn table”',
      'Léa Dubois n’attend plus le cadeau de « Autumn table »',
    ),
  );
  await other.send(other.influencer, someForms.drop());
  expect(await other.added(() => other.send(other.influencer, someForms.drop(), other.story))).toMatchObject([
    [['The deal for “Autumn table” is closed: all content was dropped', expect.any(String)], {}],
    [],
  ]);
});
