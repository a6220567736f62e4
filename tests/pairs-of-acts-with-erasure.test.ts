import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { decideReport } from '#domain/abuse-reports/decide-report.server.ts';
import { reportAbuse } from '#domain/abuse-reports/report-abuse.server.ts';
import { askForEmailChange } from '#domain/accounts/email-change/ask-for-email-change.server.ts';
import { applyToCampaign } from '#domain/applications/apply-to-campaign.server.ts';
import { decideApplication } from '#domain/applications/decide-application.server.ts';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import { requestExport } from '#domain/exports/request-export.server.ts';
import { inviteInfluencer } from '#domain/invitations/invite-influencer.server.ts';
import type { StoredData } from '#domain/privacy/data-table.ts';
import { rowsOfPerson } from '#domain/privacy/rows-of-person.server.ts';
import { type PersonalTable, storedData } from '#domain/privacy/stored-data.ts';
import { testDatabase } from '#tests/database.ts';
import { runPair } from '#tests/pairs.ts';
import { aCampaign, anApplication, PASSWORD, twoWhoMet } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';

const db = await testDatabase();

it.each(['brand', 'influencer'] as const)(
  'runs the erasure of a %s beside every act of both sides',
  { timeout: 240_000 },
  async (side) => {
    const staff = await someStaff(db);
    for (let index = 0; ; index++) {
      const { brand, influencer, conversationId } = await twoWhoMet(db);
      const [campaignId, applied] = [await aCampaign(brand), await aCampaign(brand)];
      const reportId = await aReport(brand, await anApplication(influencer, applied));
      const { influencerId } = influencer;
      const person = side === 'brand' ? brand : influencer;
      const { id: userId } = requireActor(person);
      const { id: companyId } = await companyOf(brand);
      const erase = () => eraseAccount(brand, userId, { evenIfNotDue: true });
      const message = () => ({ id: randomUUID(), content: 'Hello' });
      const acts: (() => Promise<unknown>)[] = [
        () => applyToCampaign(influencer, campaignId, { message: 'Me' }),
        () => decideApplication(brand, { campaignId: applied, influencerId, decision: 'accepted' }),
        () => sendMessage(brand, conversationId, message()),
        () => sendMessage(influencer, conversationId, message()),
        () => inviteInfluencer(brand, influencerId, { campaignId, note: 'Come' }),
        () => blockAccount(brand, 'influencer', influencerId),
        () => blockAccount(influencer, 'company', companyId),
        () => requestExport(person),
        () => decideReport(staff, reportId, { decision: 'hidden', ground: 'terms', statement: 'A fraud' }),
        () => askForEmailChange(person, { email: 'new@example.com', proof: { password: PASSWORD } }),
        erase,
      ];
      const act = acts[index];
      if (!act) break;
      await runPair(db, [{ run: erase }, { run: act }]);
      expect(await rowsLeftOf(userId), `${side} beside act ${index}`).toEqual([]);
    }
  },
);

/**
 * Returns the tables that should have no rows of an erased person but have some. Includes `application` if an
 * application by the person, or to a campaign of the person, has not ended.
 */
async function rowsLeftOf(userId: string): Promise<string[]> {
  const groups: StoredData[] = Object.values(storedData);
  const left: string[] = [];
  for (const [table, { kept }] of groups.flatMap(({ tables }) => Object.entries(tables))) {
    const condition = rowsOfPerson[table as PersonalTable];
    if (kept || !condition) continue;
    const { rows } = await sql`select from ${sql.table(table)} where ${condition(userId)}`.execute(db.kysely);
    if (rows.length > 0) left.push(table);
  }
  const { rows: waiting } = await sql`select from application join campaign on campaign.id = campaign_id
    join influencer on influencer.id = influencer_id
    where (client_id = ${userId} or user_id = ${userId}) and ended_at is null`.execute(db.kysely);
  return waiting.length > 0 ? [...left, 'application'] : left;
}

const aReport = (ctx: Ctx, id: string) =>
  reportAbuse(
    ctx,
    { kind: 'application', id },
    { part: '', reason: 'scam', text: 'It asks for money.' },
    {
      reporter: { name: 'Anne', email: 'anne@example.com' },
      origin: { address: `pairs-${id}`, headers: new Headers() },
    },
  );

const companyOf = ({ actor }: Ctx) =>
  db.kysely
    .selectFrom('company')
    .select('id')
    .where('user_id', '=', actor?.id ?? '')
    .executeTakeFirstOrThrow();
