import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { requestContext } from '#app/request/context.ts';
import { withdrawApplication } from '#domain/applications/withdraw-application.server.ts';
import { findNotifications } from '#domain/notifications/find-notifications.server.ts';
import { testDatabase } from '#tests/database.ts';
import { anApplicant } from '#tests/people.ts';
import { loader } from './notification-redirect.ts';

const db = await testDatabase();

it('leads to the campaign if the application was hidden or withdrawn', async () => {
  const { brand, influencer, campaignId, influencerId } = await anApplicant(db);
  const [notification] = (await findNotifications(brand)).notifications;
  const notificationId = notification?.id ?? '';
  const publicUrl = 'https://accolade.example';
  const url = `${publicUrl}/notifications/${notificationId}`;
  const context = new RouterContextProvider();
  const origin = { address: '', headers: new Headers() };
  context.set(requestContext, { ctx: brand, publicUrl, nonce: '', requestId: '', page: null, origin });
  const location = async () => {
    const args = { context, request: new Request(url), url: new URL(url), params: { notificationId } };
    const thrown: unknown = await loader({ ...args, pattern: '' }).catch((error: unknown) => error);
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  };
  const setHidden = (hidden: boolean) => db.kysely.updateTable('application').set({ hidden }).execute();
  const [reviewPage, campaignPage] = [
    `/client/campaigns/${campaignId}/influencer/${influencerId}`,
    `/client/campaign/${campaignId}`,
  ];
  expect(await location()).toBe(reviewPage);
  await setHidden(true);
  expect(await location()).toBe(campaignPage);
  await setHidden(false);
  expect(await location()).toBe(reviewPage);
  await withdrawApplication(influencer, campaignId);
  expect(await location()).toBe(campaignPage);
});
