import { redirect } from 'react-router';
import { found } from '#app/forms/answer.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import type { NotificationView } from '#domain/notifications/notification.ts';
import { openNotification } from '#domain/notifications/read-notifications.server.ts';
import { pathIn } from '#messages/language.ts';
import type { Route } from './+types/notification-redirect';

/** Opens a notice: it is read, and its reader is where it belongs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { language } = admit(context) && ctxOf(context);
  const notification = await found(openNotification(ctxOf(context), params.noticeId));
  throw redirect(pathIn(language, placeOf(notification)));
}

function placeOf({ kind, role, campaignId, influencerId }: NotificationView): string {
  if (kind === 'message' && campaignId && influencerId)
    return conversationAddress(role, { campaignId, influencerId });
  if (kind === 'verified') return role === 'client' ? '/profile/company' : '/profile';
  if (role === 'influencer') return `/influencer/campaign/${campaignId}`;
  // Whoever withdrew has no review page any more.
  return kind === 'application_received'
    ? `/client/campaigns/${campaignId}/influencer/${influencerId}`
    : `/client/campaign/${campaignId}`;
}
