import { hrefIn } from '#app/addresses/path.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import {
  findNotificationEmail,
  findUnreadEmail,
  type Reader,
} from '#domain/notifications/find-emails.server.ts';
import { isAlwaysByMail, type NotificationKind } from '#domain/notifications/notification.ts';
import { unsubscribeToken } from '#domain/notifications/unsubscribe.server.ts';
import { findReportedSearches } from '#domain/saved-searches/find-search-email.server.ts';
import { inLanguage } from '#server/http/current-request.ts';
import type { EmailContent } from './email-layout.ts';
import { notificationEmail, unreadEmail } from './notification-emails.ts';
import { searchEmail } from './search-email.ts';

type NotificationJobs = {
  [Name in Extract<keyof Jobs, 'mail.notice' | 'mail.unread'>]: (payload: Jobs[Name]) => Promise<void>;
};

/**
 * Each email that can be turned off has an unsubscribe link for its kind, in the body and in a header (RFC 8058). If a
 * process dies after sending, the email is sent again with the same Message-ID. Mail programs then show the email only
 * once.
 */
export function notificationJobs(newCtx: () => Ctx, publicUrl: string): NotificationJobs {
  async function send(
    email: { id: string; kind: NotificationKind; reader: Reader },
    write: (reader: Reader & { publicUrl: string; unsubscribe: string | undefined }) => EmailContent,
  ): Promise<void> {
    const { id, kind, reader } = email;
    const ctx = newCtx();
    const token = unsubscribeToken(ctx, { userId: reader.id, kind });
    const unsubscribe = isAlwaysByMail(kind)
      ? undefined
      : publicUrl + hrefIn(reader.language, '/unsubscribe', { token });
    await ctx.services.mail.send({
      to: reader.email,
      ...inLanguage(reader.language, () => write({ ...reader, publicUrl, unsubscribe })),
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
      ...(unsubscribe && {
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  }

  return {
    async 'mail.notice'({ noticeId }) {
      const found = await findNotificationEmail(newCtx(), noticeId);
      if (!found) return;
      const { notification, reader } = found;
      if (notification.kind === 'search') {
        const searches = await findReportedSearches(newCtx(), noticeId, reader.role);
        if (searches.length === 0) return;
        return send({ id: noticeId, kind: 'search', reader }, (to) => searchEmail(to, searches));
      }
      await send({ id: noticeId, kind: notification.kind, reader }, (to) =>
        notificationEmail(to, notification),
      );
    },

    async 'mail.unread'(claimed) {
      const found = await findUnreadEmail(newCtx(), claimed);
      if (!found) return;
      const { reader, conversations } = found;
      await send({ id: claimed.letterId, kind: 'message', reader }, (to) => unreadEmail(to, conversations));
    },
  };
}
