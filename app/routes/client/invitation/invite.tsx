import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { InfluencerError } from '#app/shell/influencer-error.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findOwnCampaignId } from '#domain/campaigns/find-own-campaign-id.server.ts';
import { areCampaignsHidden } from '#domain/campaigns/shown-to-others.server.ts';
import { findCampaignsToInvite } from '#domain/invitations/find-campaigns-to-invite.server.ts';
import { findInvitee, findSentInvitation } from '#domain/invitations/find-invitee.server.ts';
import { inviteInfluencer, inviteInput } from '#domain/invitations/invite-influencer.server.ts';
import { withdrawInvitation } from '#domain/invitations/withdraw-invitation.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import { HiddenCampaigns } from '../hidden-campaigns.tsx';
import type { Route } from './+types/invite';
import { InviteForm } from './invite-form.tsx';
import { InviteeCard } from './invitee-card.tsx';
import { SentInvitation } from './sent-invitation.tsx';
import { TakenCampaigns } from './taken-campaigns.tsx';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.invitee.card.name;
  return [{ title: `${name ? m.invitation_title({ name }) : m.influencer_not_found()} · ${site.name}` }];
};

export async function loader({ request, context, params: { influencerId } }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const invitee = await found(findInvitee(ctx, influencerId));
  const campaignId = (await findOwnCampaignId(ctx, query.get('campaign'))) ?? '';
  const sent = campaignId ? await findSentInvitation(ctx, { campaignId, influencerId }) : null;
  const list = sent
    ? null
    : await findCampaignsToInvite(ctx, invitee.card, { first: campaignId, page: pageIn(query) });
  return { campaignId, invitee, sent, list, isHidden: await areCampaignsHidden(ctx) };
}

export async function action({ request, context, params: { influencerId } }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  const listOf = (campaignId: string) =>
    pathTo('/client/campaign/:campaignId', { campaignId, '#': 'invitations' });
  return attempt(async () => {
    if (form.intent === 'withdraw') {
      const { campaignId } = parse(inviteInput.pick({ campaignId: true }), form);
      await withdrawInvitation(ctx, { campaignId, influencerId });
      return goTo(ctx.language, listOf(campaignId), { flash: 'invitation.withdrawn' });
    }
    const input = parse(inviteInput, form);
    await inviteInfluencer(ctx, influencerId, input);
    return goTo(ctx.language, listOf(input.campaignId), { flash: 'invitation.sent' });
  }, form);
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { campaignId, invitee, sent, list, isHidden } = loaderData;
  const { card, takesInvitations } = invitee;
  const { id: influencerId, name } = card;
  const to = usePath();
  const campaigns = takesInvitations ? (list?.campaigns ?? []) : [];
  const free = campaigns.filter(({ taken }) => !taken);
  const taken = campaigns.filter((it) => it.taken);
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      {campaignId ? (
        <BackLink
          to={to('/client/campaign/:campaignId', { campaignId })}
          label={m.invitation_to_campaign()}
        />
      ) : (
        <BackLink to={to('/influencers')} label={m.influencer_back()} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr]">
        <div className="md:col-start-2">
          <h1 dir="auto" className="lg:text-7xl">
            <Accented sentence={(name) => m.invitation_title({ name })} word={name} />
          </h1>
          {free.length > 0 && (
            <p className="mt-4 max-w-prose text-lg text-soft">{m.invitation_lead({ name })}</p>
          )}
        </div>
        <InviteeCard card={card} campaignId={campaignId} />
        <div className="min-w-0 md:col-start-2">
          {sent && <SentInvitation invitation={sent} {...{ campaignId, influencerId, name, actionData }} />}
          {list && !takesInvitations && (
            <Statement title={m.invitation_not_taken({ name })} text={m.invitation_not_taken_text()}>
              <ButtonLink to={to('/influencers')} look="secondary" reloadDocument>
                {m.invitation_list_find()}
              </ButtonLink>
            </Statement>
          )}
          {list && takesInvitations && free.length === 0 && (
            <>
              {isHidden && <HiddenCampaigns />}
              <Statement
                title={taken.length > 0 ? m.invitation_taken_all() : m.invitation_none()}
                text={m.invitation_none_text({ name })}
              >
                <ButtonLink to={to('/client/campaigns')} look="secondary" reloadDocument>
                  {m.invitation_none_link()}
                </ButtonLink>
              </Statement>
            </>
          )}
          {free.length > 0 && <InviteForm campaigns={free} {...{ name, campaignId, actionData }} />}
          <TakenCampaigns campaigns={taken} isOpen={taken.some((it) => it.campaign.id === campaignId)} />
          {list && (
            <div data-keeps-typed>
              <Pager
                page={list.page}
                pages={list.pages}
                to={(page) =>
                  to('/client/invite/:influencerId', { influencerId, campaign: campaignId, page })
                }
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

interface StatementProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Statement({ title, text, children }: StatementProps) {
  return (
    <section className="grid justify-items-start gap-4 border-t border-ink pt-5">
      <h2>{title}</h2>
      <p className="max-w-prose text-soft">{text}</p>
      {children}
    </section>
  );
}

export const ErrorBoundary = InfluencerError;
