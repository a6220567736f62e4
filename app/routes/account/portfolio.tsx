import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { redirectPathOf } from '#app/forms/redirect-path.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { parse } from '#domain/parse.ts';
import { addPortfolioItem } from '#domain/portfolio/add-portfolio-item.server.ts';
import { editPortfolioItem } from '#domain/portfolio/edit-portfolio-item.server.ts';
import { findOwnPortfolio } from '#domain/portfolio/find-portfolio.server.ts';
import { orderPortfolio } from '#domain/portfolio/order-portfolio.server.ts';
import { itemInput, orderInput, portfolioInput } from '#domain/portfolio/portfolio-input.ts';
import { removePortfolioItem } from '#domain/portfolio/remove-portfolio-item.server.ts';
import { restorePortfolioItem } from '#domain/portfolio/restore-portfolio-item.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/portfolio';
import { PortfolioForm } from './portfolio/portfolio-form.tsx';
import { PortfolioList } from './portfolio/portfolio-list.tsx';
import { ProfileTabs } from './profile-tabs.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.portfolio_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, role } = admit(context, 'influencer');
  const { searchParams } = new URL(request.url);
  const { items, removed, influencerId } = await found(
    findOwnPortfolio(ctxOf(context), searchParams.get('removed')),
  );
  const itemId = searchParams.get('item');
  const item = items.find((it) => it.id === itemId);
  const isNew = itemId === 'new';
  return {
    role,
    items,
    influencerId,
    removed,
    edited: item || isNew ? { item: item ?? null, draftName: `portfolio:${id}:${itemId}` as const } : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context, 'influencer');
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const typed = Object.fromEntries(form);
  return attempt(async () => {
    const { intent } = typed;
    if (intent === 'order') {
      await orderPortfolio(ctx, parse(orderInput, typed).order);
      return { ordered: true };
    }
    if (intent === 'remove') {
      const { itemId } = parse(itemInput, typed);
      await removePortfolioItem(ctx, itemId);
      return goTo(ctx.language, pathTo('/profile/portfolio', { removed: itemId }));
    }
    if (intent === 'restore') {
      await restorePortfolioItem(ctx, parse(itemInput, typed).itemId);
      return goTo(ctx.language, '/profile/portfolio');
    }
    await save();
    return goTo(ctx.language, '/profile/portfolio', { flash: 'profile.updated' });
  }, typed);

  function save(): Promise<void> {
    const input = parse(portfolioInput, typed);
    return typed.itemId
      ? editPortfolioItem(ctx, parse(itemInput, typed).itemId, input)
      : addPortfolioItem(ctx, input);
  }
}

/** Drops the stored draft only after the item is saved. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await sendForm(serverAction);
  } catch (thrown) {
    const draftName = form.get('draftName');
    const isSaved = redirectPathOf(thrown) === '/profile/portfolio';
    if (typeof draftName === 'string' && isSaved) dropDraft(draftName as `portfolio:${string}`);
    throw thrown;
  }
}

export default function Portfolio({ loaderData, actionData }: Route.ComponentProps) {
  const { role, edited, ...portfolio } = loaderData;
  return (
    <Page title={m.profile_title()} lead={m.profile_lead()}>
      <ProfileTabs role={role} current="portfolio" />
      {edited ? (
        <PortfolioForm key={edited.draftName} {...edited} posted={actionData} />
      ) : (
        <PortfolioList {...portfolio} posted={actionData} />
      )}
    </Page>
  );
}
