import { act, type Ctx, requireActor } from '../ctx.ts';
import { isNoticeKind, kindsFor, type NoticeSettings } from './notice.ts';

/** Keeps how the actor wants to be told of each kind there is for them; of others nothing is kept. */
export function saveSettings(ctx: Ctx, settings: NoticeSettings): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id, role } = requireActor(ctx);
    const rows = Object.entries(settings)
      .filter(([kind]) => isNoticeKind(kind) && kindsFor(role).includes(kind))
      .map(([kind, ways]) => ({
        user_id: id,
        kind,
        in_product: ways.inProduct,
        by_mail: ways.byMail,
      }));
    if (rows.length === 0) return;
    await ctx.db
      .insertInto('notice_setting')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet((eb) => ({
          in_product: eb.ref('excluded.in_product'),
          by_mail: eb.ref('excluded.by_mail'),
        })),
      )
      .execute();
  });
}
