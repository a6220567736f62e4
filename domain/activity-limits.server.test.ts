import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, type Person, someCampaign, twoWhoMet } from '#tests/people.ts';
import { type ActivityLimit, activityLimits, MAX_DRAFTS, windows } from './activity-limits.ts';
import { campaignInput } from './campaigns/campaign-input.ts';
import { createCampaign } from './campaigns/create-campaign.server.ts';
import { sendMessage } from './conversations/send-message.server.ts';
import { act, type Ctx } from './ctx.ts';
import { record } from './events.server.ts';
import { parse } from './parse.ts';

const db = await testDatabase();

const insertEvents = ({ actor, now }: Ctx, name: string, count: number) =>
  sql`insert into event (id, name, actor_id, subject, created_at)
    select ${randomUUID()} || n, ${name}::text, ${actor?.id}::text, '{}', ${now}::timestamptz
    from generate_series(1, ${count}::integer) n`.execute(db.kysely);

const afterMs = <Someone extends Ctx>(person: Someone, ms: number): Someone => ({
  ...person,
  now: new Date(person.now.getTime() + ms),
});
const doOnce = (ctx: Ctx, name: ActivityLimit['event']) =>
  act(ctx, (ctx) =>
    record(ctx, name, { userId: '', conversationId: '', campaignId: '', shortlistId: '', influencerId: '' }),
  );

describe('record', () => {
  it.each(activityLimits)('refuses $event above $max per $per, and accepts it afterwards', async (limit) => {
    const { event, max, per } = limit;
    const { ms, code } = windows[per];
    const [brand, other] = [await aBrand(db), await aBrand(db)];
    await insertEvents(brand, event, max - 1);
    const last = afterMs(brand, ms - 1);
    await insertEvents(last, event, 1);
    await expect(doOnce(last, event)).rejects.toThrow(code);
    await expect(doOnce({ ...other, now: last.now }, event)).resolves.toMatch(/^event-/);
    await expect(doOnce(afterMs(brand, ms), event)).resolves.toMatch(/^event-/);
  });
});

describe('sendMessage', () => {
  const send = (ctx: Person, conversationId: string, id: string = randomUUID()) =>
    sendMessage(ctx, conversationId, { id, content: 'Hello' });

  it('refuses a message above the limit and stores nothing, but answers the retry of a stored one', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await insertEvents(brand, 'message.sent', 199);
    const id = randomUUID();
    const stored = await send(brand, conversationId, id);
    await expect(send(brand, conversationId)).rejects.toThrow('activity.wait_ten_minutes');
    expect(await send(brand, conversationId, id)).toEqual(stored);
    expect(await send(influencer, conversationId)).toMatchObject({ seq: 2 });
    expect(await send(afterMs(brand, 600_000), conversationId)).toMatchObject({ seq: 3 });
  });
});

describe('createCampaign', () => {
  it('refuses one draft more than the limit', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'campaign' and column_name <> 'id' and is_generated = 'NEVER'`.execute(db.kysely);
    const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
    await sql`insert into campaign (id, ${names}) select id || n, ${names}
      from campaign, generate_series(2, ${MAX_DRAFTS - 1}::integer) n where id = ${id}`.execute(db.kysely);
    const last = await aCampaign(brand, {}, 'draft');
    await expect(aCampaign(brand, {}, 'draft')).rejects.toThrow('campaign.too_many_drafts');
    expect(await createCampaign(brand, parse(campaignInput, someCampaign), last)).toBe(last);
    await db.kysely.updateTable('campaign').set({ status: 'canceled' }).where('id', '=', last).execute();
    await aCampaign(brand, {}, 'draft');
  });
});

it('docs/operating.md lists every limit', () => {
  const text = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
  for (const { event, max, per, why } of activityLimits)
    expect(text).toContain(`| \`${event}\` | ${max.toLocaleString('en')} | ${per} | ${why} |`);
});
