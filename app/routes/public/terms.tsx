import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { useLanguage } from '#app/language.ts';
import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { stated } from '#domain/claims/statements.ts';
import { isMember } from '#domain/ctx.ts';
import { acceptTerms, findTermsToAccept } from '#domain/terms-of-use/terms-of-use.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { site } from '#site';
import { termsOfUse } from '#site-terms';
import type { Route } from './+types/terms';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const asked = await findTermsToAccept(ctx);
  return { publicUrl, asksToAccept: asked !== null, hasAccepted: isMember(ctx.actor) && asked === null };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  await readForm(request);
  return attempt(async () => {
    await acceptTerms(ctx);
    return goTo(ctx.language, '/terms');
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const path = '/terms';
  return pageMetadata({
    publicUrl: loaderData?.publicUrl ?? '',
    path,
    title: `${m.terms_of_use()} · ${site.name}`,
    description: m.terms_of_use_meta({ name: site.name }),
    trail: [{ path, name: m.terms_of_use() }],
  });
};

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  const { asksToAccept, hasAccepted } = loaderData;
  const language = useLanguage();
  const version = stated('terms');
  const names = { '{name}': site.name, '{publisher}': stated('publisher') ?? m.legal_the_publisher() };
  const filled = (text: string) =>
    Object.entries(names).reduce((it, [name, value]) => it.replaceAll(name, value), text);
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <h1>{m.terms_of_use()}</h1>
      <p className="mt-4 text-lg text-soft">
        {version ? m.terms_of_use_version({ date: formatDate(version, language) }) : m.terms_of_use_missing()}
      </p>
      {version &&
        termsOfUse.map(({ id, title, paragraphs }) => (
          <section key={id} id={id} className="mt-8 scroll-mt-4 border-t border-line pt-8">
            <h2>{filled(title[language])}</h2>
            <div className="mt-4 grid gap-4 text-soft *:[p]:max-w-prose">
              {paragraphs[language].map((text) => (
                <p key={text}>{filled(text)}</p>
              ))}
            </div>
          </section>
        ))}
      {version && (asksToAccept || hasAccepted) && (
        <div className="mt-8 border-t border-line pt-8">
          {asksToAccept ? (
            <PageForm
              answer={pageAnswer(actionData)}
              failureTitle={m.terms_of_use_failed()}
              needsLogin
              submit={m.terms_of_use_accept()}
              busyLabel={m.terms_of_use_accepting()}
            />
          ) : (
            <p className="text-soft">{m.terms_of_use_accepted()}</p>
          )}
        </div>
      )}
    </div>
  );
}
