import { redirect } from 'react-router';
import { hrefIn, type Path, pathTo } from '#app/addresses/path.ts';
import { found } from '#app/forms/answer.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import type { NotificationView } from '#domain/notifications/notification.ts';
import { openNotification } from '#domain/notifications/read-notifications.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/notification-redirect';

export const meta: Route.MetaFunction = () => [{ title: `${m.not_found_text()} · ${site.name}` }];

/** With `merged=1`, the notification covers all applicants of one campaign and day, and leads to the campaign. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language } = admit(context) && ctxOf(context);
  const merged = new URL(request.url).searchParams.has('merged', '1');
  const opened = await found(openNotification(ctxOf(context), params.notificationId, { merged }));
  throw redirect(
    hrefIn(language, subjectPathOf({ ...opened, influencerId: merged ? null : opened.influencerId })),
  );
}

/** Never shown. Without a component, the route would answer an unknown notification with JSON, not the error page. */
export default function NotificationRedirect(): null {
  return null;
}

function subjectPathOf(notification: NotificationView): Path {
  const { kind, word, role, campaignId, influencerId, dealId, isApplicationShown } = notification;
  if (dealId && word === 'details_requested') return pathTo('/profile', { tab: 'deals', deal: dealId });
  if (dealId) return pathTo('/deals/:dealId', { dealId });
  if (word === 'instagram_unproved') return pathTo('/profile', { tab: 'integrations' });
  if (kind === 'search') return '/saved-searches';
  if (kind === 'verified' || !campaignId) return role === 'client' ? '/profile/company' : '/profile';
  if (kind === 'message' && influencerId) return conversationAddress(role, { campaignId, influencerId });
  if (role === 'influencer') return pathTo('/influencer/campaign/:campaignId', { campaignId });
  // These two are the only remaining kinds that lead to an applicant's review page. A withdrawn or hidden application
  // has no such page.
  const isAboutApplicant = kind === 'application_received' || kind === 'deal_reminder';
  return isAboutApplicant && isApplicationShown && influencerId
    ? pathTo('/client/campaigns/:campaignId/influencer/:influencerId', { campaignId, influencerId })
    : pathTo('/client/campaign/:campaignId', { campaignId });
}
