import { sql } from 'kysely';
import type { AbuseReportRow } from '#db/abuse-report-rows.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { removeNotifications } from '../notifications/remove-notifications.server.ts';
import { type ApplicationKey, placeOfApplication } from './find-report-target.server.ts';

/**
 * Hides reported content from all but its author. Hiding a file hides its whole message or portfolio item. Hiding an
 * application deletes the brand's notifications about it. Callers must be staff.
 */
export const hideContent = (ctx: Ctx, report: AbuseReportRow): Promise<void> => setHidden(ctx, report, true);

/**
 * Shows the content that `hideContent` hid. Callers must be staff. A pending application stays hidden from a brand that
 * has blocked the influencer, because the block hides it too.
 */
export const unhideContent = (ctx: Ctx, report: AbuseReportRow): Promise<void> =>
  setHidden(ctx, report, false);

/** Selects the applications that a decision of staff hides. */
export function selectHiddenApplications({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('abuse_report')
    .select('target_id')
    .where('kind', '=', 'application')
    .where('decision', '=', 'hidden')
    .where('reversed_at', 'is', null);
}

/**
 * Returns the id of the actor's application that was reported, even if it was withdrawn meanwhile. Callers must have
 * locked the actor's account, so that a decision at the same moment waits.
 */
export async function findReportedApplication(
  ctx: Ctx,
  key: ApplicationKey,
): Promise<{ id: string; isHidden: boolean } | null> {
  const report = await ctx.db
    .selectFrom('abuse_report')
    .select((eb) => [
      'target_id as id',
      eb('target_id', 'in', selectHiddenApplications(ctx)).$castTo<boolean>().as('isHidden'),
    ])
    .where('kind', '=', 'application')
    .where('concerned_id', '=', requireActor(ctx).id)
    .where('place', '=', placeOfApplication(key))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return report ?? null;
}

async function setHidden(ctx: Ctx, report: AbuseReportRow, hidden: boolean): Promise<void> {
  const { kind, target_id } = report;
  if (kind === 'application') await setHiddenOfApplication(ctx, target_id, hidden);
  else if (kind === 'message') await setHiddenOfMessage(ctx, target_id, hidden);
  else {
    await setHiddenOfMessageOfFile(ctx, target_id, hidden);
    await (hidden ? hideItem(ctx, target_id) : unhideItem(ctx, report));
  }
}

/** `decideReport` stores the same moment, by which `unhideItem` finds the item. */
async function hideItem({ db, now }: Ctx, picture: string): Promise<void> {
  await db
    .updateTable('portfolio_item')
    .set({ hidden_at: now })
    .where('picture', '=', picture)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Finds the item by the moment of a decision on the picture, because the influencer may have replaced the picture. */
async function unhideItem({ db }: Ctx, report: AbuseReportRow): Promise<void> {
  await db
    .updateTable('portfolio_item')
    .set({ hidden_at: null })
    .where('influencer_id', 'in', (eb) =>
      eb.selectFrom('influencer').select('influencer.id').where('user_id', '=', report.concerned_id),
    )
    .where('hidden_at', 'in', (eb) =>
      eb
        .selectFrom('abuse_report')
        .select('decided_at')
        .where('kind', '=', 'file')
        .where('target_id', '=', report.target_id)
        .where('decision', '=', 'hidden')
        .where('decided_at', 'is not', null)
        .$castTo<{ decided_at: Date }>(),
    )
    .execute();
}

async function setHiddenOfApplication(ctx: Ctx, id: string, hidden: boolean): Promise<void> {
  const changed = await ctx.db
    .updateTable('application')
    .set({ hidden })
    .where('id', '=', id)
    .$if(!hidden, (query) =>
      query.where((eb) =>
        eb.or([
          eb('status', '<>', 'pending'),
          eb.not(
            hasBlocked(
              sql`(select campaign.client_id from campaign where campaign.id = application.campaign_id)`,
              sql`(select influencer.user_id from influencer where influencer.id = application.influencer_id)`,
            ),
          ),
        ]),
      ),
    )
    .returning(['campaign_id as campaignId', 'influencer_id as influencerId'])
    .executeTakeFirst();
  if (hidden && changed)
    await removeNotifications(ctx, { events: ['application.received', 'application.reminded'], ...changed });
}

async function setHiddenOfMessage({ db }: Ctx, target: string, hidden: boolean): Promise<void> {
  const [conversationId = '', seq] = target.split(' ');
  await db
    .updateTable('message')
    .set({ hidden })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', Number(seq))
    .execute();
}

async function setHiddenOfMessageOfFile({ db }: Ctx, fileId: string, hidden: boolean): Promise<void> {
  await db
    .updateTable('message')
    .set({ hidden })
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('message_file')
          .select('message_file.file_id')
          .whereRef('message_file.conversation_id', '=', 'message.conversation_id')
          .whereRef('message_file.seq', '=', 'message.seq')
          .where('message_file.file_id', '=', fileId),
      ),
    )
    .execute();
}
