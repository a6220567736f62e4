import { data } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useLinkedField } from '#app/forms/use-linked-field.ts';
import { ctxOf, type RequestContext, requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { accountInput, passwordInput } from '#domain/accounts/account-input.ts';
import { changePassword } from '#domain/accounts/change-password.server.ts';
import { findWaitingChange } from '#domain/accounts/email-change/find-email-change.server.ts';
import { findConfirmation } from '#domain/accounts/find-confirmation.server.ts';
import { updateAccount } from '#domain/accounts/update-account.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { countries } from '#domain/identities/countries.ts';
import { findOwnIdentity } from '#domain/identities/find-own-identity.server.ts';
import { saveIdentity } from '#domain/identities/save-identity.server.ts';
import { connectInput, connectInstagram } from '#domain/influencers/connect-instagram.server.ts';
import { findInstagram } from '#domain/influencers/find-instagram.server.ts';
import { findOwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { profileInput } from '#domain/influencers/profile-input.ts';
import { updateProfile } from '#domain/influencers/update-profile.server.ts';
import { proveInstagram } from '#domain/instagram/prove-instagram.server.ts';
import { renewCode } from '#domain/instagram/renew-code.server.ts';
import { findSettings } from '#domain/notifications/find-settings.server.ts';
import { kindsFor, type NotificationKind } from '#domain/notifications/notification.ts';
import { saveSettings } from '#domain/notifications/save-settings.server.ts';
import { parse } from '#domain/parse.ts';
import { findSubscription } from '#domain/subscriptions/find-subscription.server.ts';
import { m } from '#messages';
import { countryOptions } from '#messages/country-name.ts';
import { readTypedDay } from '#messages/typed-day.ts';
import { site } from '#site';
import type { Route } from './+types/profile';
import { AccountTab } from './account-tab.tsx';
import { IdentityTab } from './identity/identity-tab.tsx';
import { IntegrationsTab } from './integrations-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { type ProfileTab, ProfileTabs, profileTabs } from './profile-tabs.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.profile_title()} · ${site.name}` }];

function tabIn({ searchParams }: URL): ProfileTab {
  const tab = searchParams.get('tab');
  // In version 0.1.0, this tab was named `notices`.
  if (tab === 'notices') return 'notifications';
  return profileTabs.find((it) => it === tab) ?? 'account';
}

/** The deals tab responds 404 to staff, because staff have no deals. */
const admitTo = (tab: ProfileTab) => (tab === 'deals' ? admitParty : admit);

export async function loader({ url, context }: Route.LoaderArgs) {
  const tab = tabIn(url);
  const { id, role, name, email, language } = admitTo(tab)(context);
  const ctx = ctxOf(context);
  if (tab === 'subscription') return { tab, role, subscription: await findSubscription(ctx) };
  if (tab === 'integrations') return { tab, role, instagram: await findInstagram(ctx) };
  if (tab === 'notifications')
    return { tab, role, notifications: { email, role, settings: await findSettings(ctx) } };
  if (tab === 'deals') {
    return {
      tab,
      role,
      identity: await findOwnIdentity(ctx),
      countries: countryOptions(countries, ctx.language),
      deal: url.searchParams.get('deal'),
    };
  }
  const account = { id, name, email, language };
  const confirmation = await findConfirmation(ctx);
  const waiting = await findWaitingChange(ctx);
  return { tab, role, account, confirmation, waiting, profile: await findOwnProfile(ctx) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  admitTo(tabIn(url))(context);
  const form = await readForm(request);
  const typed = { ...Object.fromEntries(form), thematics: form.getAll('thematics') };
  const current = context.get(requestContext);
  return attempt(async () => {
    const intent = form.get('intent');
    if (intent === 'password') return savePassword(current, form);
    if (intent === 'instagram') return saveInstagram(current, form);
    if (intent === 'instagram-code') return newInstagramCode(current);
    if (intent === 'instagram-check') return checkInstagram(current);
    // Open pages of version 0.1.0 still send `notices`.
    if (intent === 'notifications' || intent === 'notices') return saveNotifications(current, form);
    if (intent === 'identity') return saveContractDetails(current, form);
    return saveAccount(current, typed);
  }, typed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);
export const shouldRevalidate = revalidateOnConflict;

async function saveAccount({ ctx }: RequestContext, typed: Record<string, unknown>) {
  const { language } = parse(accountInput.pick({ language: true }), typed);
  const actor = requireActor(ctx);
  if (actor.role === 'influencer') await updateProfile(ctx, parse(profileInput, typed));
  else await updateAccount(ctx, parse(accountInput, typed));
  const nextLanguage = language === actor.language ? ctx.language : language;
  return goTo(nextLanguage, pathTo('/profile', { tab: 'account' }), { flash: 'profile.updated' });
}

async function saveContractDetails({ ctx }: RequestContext, form: FormData) {
  if (!site.deals.enabled) throw data(null, { status: 404 });
  const typed = Object.fromEntries(form);
  await saveIdentity(ctx, { ...typed, birthDate: readTypedDay(typed.birthDate, ctx.language) });
  const { deal: dealId } = typed;
  const next =
    typeof dealId === 'string' ? pathTo('/deals/:dealId', { dealId }) : pathTo('/profile', { tab: 'deals' });
  return goTo(ctx.language, next, { flash: 'identity.saved' });
}

async function savePassword({ ctx, origin }: RequestContext, form: FormData) {
  const input = parse(passwordInput, Object.fromEntries(form));
  const cookies = await changePassword(ctx, input, origin);
  const path = pathTo('/profile', { tab: 'account' });
  return goTo(ctx.language, path, { flash: 'profile.password_changed', cookies });
}

async function saveInstagram({ ctx }: RequestContext, form: FormData) {
  await connectInstagram(ctx, parse(connectInput, Object.fromEntries(form)));
  return goTo(ctx.language, pathTo('/profile', { tab: 'integrations' }), { flash: 'instagram.connected' });
}

async function newInstagramCode({ ctx }: RequestContext) {
  await renewCode(ctx);
  return goTo(ctx.language, pathTo('/profile', { tab: 'integrations' }));
}

async function checkInstagram({ ctx }: RequestContext) {
  await proveInstagram(ctx);
  return goTo(ctx.language, pathTo('/profile', { tab: 'integrations' }), { flash: 'instagram.proved' });
}

async function saveNotifications({ ctx }: RequestContext, form: FormData) {
  const channels = (kind: NotificationKind) => ({
    inProduct: form.has(`${kind}.inProduct`),
    byMail: form.has(`${kind}.byMail`),
  });
  const kinds = kindsFor(requireActor(ctx).role);
  await saveSettings(ctx, Object.fromEntries(kinds.map((kind) => [kind, channels(kind)])));
  return goTo(ctx.language, pathTo('/profile', { tab: 'notifications' }), { flash: 'notices.saved' });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  useLinkedField();
  return (
    <Page title={m.profile_title()} lead={m.profile_lead()}>
      <ProfileTabs role={loaderData.role} current={loaderData.tab} />
      {loaderData.account && <AccountTab {...loaderData} posted={actionData} />}
      {loaderData.subscription && <SubscriptionTab subscription={loaderData.subscription} />}
      {loaderData.notifications && <NotificationsTab {...loaderData.notifications} posted={actionData} />}
      {loaderData.identity && <IdentityTab {...loaderData} posted={actionData} />}
      {loaderData.instagram && <IntegrationsTab instagram={loaderData.instagram} posted={actionData} />}
    </Page>
  );
}
