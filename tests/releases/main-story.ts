import { randomUUID } from 'node:crypto';
import { fromNewNetwork } from '#tests/networks.ts';
import { someCampaign } from '#tests/people.ts';
import { request } from '#tests/requests.ts';

/** The story uses only addresses that the previous release has too. A refused act throws. */

async function ask(url: string, cookie: string, body?: object | URLSearchParams): Promise<string> {
  const response = await request(url, { cookie, body, headers: fromNewNetwork() });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${url} responded ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

async function idOn(url: string, cookie: string, prefix: string): Promise<string> {
  const [id] =
    new RegExp(`${prefix}-[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}`).exec(await ask(url, cookie)) ?? [];
  if (!id) throw new Error(`${url} contains no id of a ${prefix}.`);
  return id;
}

export async function createCampaign(url: string, brand: string, mainMedia: string): Promise<string> {
  await ask(`${url}/client/campaign/create`, brand, { ...someCampaign, mainMedia, endDate: '2099-12-31' });
  return idOn(`${url}/client/campaigns`, brand, 'campaign');
}

export async function publish(url: string, brand: string, campaignId: string): Promise<void> {
  await ask(`${url}/client/dashboard`, brand, new URLSearchParams({ campaignId, move: 'publish' }));
}

export async function apply(url: string, influencer: string, campaignId: string): Promise<void> {
  const body = new URLSearchParams({ message: 'I would love to come.' });
  await ask(`${url}/influencer/campaign/${campaignId}`, influencer, body);
}

export async function accept(url: string, brand: string, campaignId: string): Promise<string> {
  const influencerId = await idOn(`${url}/client/campaign/${campaignId}`, brand, 'influencer');
  const body = new URLSearchParams({ decision: 'accepted' });
  await ask(`${url}/client/campaigns/${campaignId}/influencer/${influencerId}`, brand, body);
  return influencerId;
}

export function conversationIn(url: string, cookie: string): Promise<string> {
  return idOn(`${url}/messages`, cookie, 'conversation');
}

export async function write(
  url: string,
  cookie: string,
  conversationId: string,
  content: string,
): Promise<void> {
  await ask(`${url}/api/conversations/${conversationId}/messages`, cookie, { id: randomUUID(), content });
}

export async function readMessages(url: string, cookie: string, conversationId: string): Promise<string[]> {
  const text = await ask(`${url}/api/conversations/${conversationId}/messages?before=1000`, cookie);
  const { messages } = JSON.parse(text) as { messages: { content: string }[] };
  return messages.map(({ content }) => content);
}

export async function markRead(
  url: string,
  cookie: string,
  conversationId: string,
  seq: number,
): Promise<void> {
  await ask(`${url}/api/conversations/${conversationId}/read`, cookie, { seq });
}

export async function countUnread(url: string, cookie: string): Promise<number> {
  const { body } = await request(`${url}/api/live`, { cookie });
  let received = '';
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += chunk;
    const [, data] = /^event: unread\ndata: (.+)\n/m.exec(received) ?? [];
    if (data) return (JSON.parse(data) as { total: number }).total;
  }
  throw new Error(`The stream of ${url} ended without an unread count.`);
}

export async function countNotifications(url: string, cookie: string): Promise<number> {
  return (JSON.parse(await ask(`${url}/api/notifications`, cookie)) as { total: number }).total;
}
