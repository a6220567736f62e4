import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { attempt, readForm, refusedBy } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showFailure } from '#app/toasts/toast.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { VerificationState } from '#app/ui/verification-state.tsx';
import { useImageUpload } from '#app/uploads/image-upload.ts';
import { companyInput, type TypedCompany } from '#domain/companies/company-input.ts';
import { removalInput } from '#domain/companies/document-input.ts';
import { findDocuments } from '#domain/companies/find-documents.server.ts';
import { findOwnCompany, type OwnCompany } from '#domain/companies/find-own-company.server.ts';
import { removeDocument } from '#domain/companies/remove-document.server.ts';
import { groupSiret } from '#domain/companies/siret.ts';
import { updateCompany } from '#domain/companies/update-company.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/company';
import { CompanyFields } from './company-fields.tsx';
import { Documents } from './documents.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.company_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  return { ...(await findOwnCompany(ctx)), documents: await findDocuments(ctx) };
}

/** An aborted request shows no toast: the user left or reloaded the page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const hasFailed = !(error instanceof Response) && !request.signal.aborted;
    if (hasFailed) showFailure('company.load_failed');
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const form = await readForm(request);
  if (form.get('intent') === 'remove-document') return remove(ctx, form);
  return attempt(async () => {
    const typed = { ...Object.fromEntries(form), industries: form.getAll('industries') };
    await updateCompany(ctx, parse(companyInput, typed));
    return goTo(ctx.language, '/profile/company', { flash: 'company.updated' });
  });
}

/** Returns refusals as data, so that the page keeps its form. For example, removing a document twice gives a 404. */
async function remove(ctx: Ctx, form: FormData) {
  try {
    const { documentId } = parse(removalInput, Object.fromEntries(form));
    await removeDocument(ctx, documentId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedBy(error);
  }
  return goTo(ctx.language, '/profile/company', { flash: 'company.document_removed' });
}

/** Also reloads after a 404, because the page still lists a document that was removed in another tab. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 404;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

function typedFrom({ logo, profile }: OwnCompany): TypedCompany {
  const { siret, website, founded, employees, ...same } = profile;
  return {
    ...same,
    logo: logo ?? '',
    siret: groupSiret(siret),
    website: website ?? '',
    founded: founded ? String(founded) : '',
    employees: employees ?? '',
  };
}

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { id, verification, refusal, documents } = loaderData;
  const to = usePath();
  const form = useSavedForm<TypedCompany>({
    saved: typedFrom(loaderData),
    draftName: `company:${id}`,
    noAnswer: 'company.failed',
    posted: actionData,
  });
  const logo = useImageUpload(form.values.logo, (id) => form.set('logo', id));
  return (
    <Page
      title={m.company_title()}
      lead={m.company_lead()}
      action={
        <ButtonLink to={to('/company/:companyId', { companyId: id })} reloadDocument look="secondary">
          {m.company_public_page()}
        </ButtonLink>
      }
    >
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props}>
        <CompanyFields form={form} logo={logo} badge={<VerificationState {...{ verification, refusal }} />} />
        <SaveBar {...form} uploads={logo} save={m.company_save()} busyLabel={m.profile_saving()} />
      </form.Form>
      <div className="mt-12 border-t border-line pt-10">
        <Documents documents={documents} />
      </div>
    </Page>
  );
}

/** Replaces the form if loading fails, because saving an empty form would erase the stored values. */
export function ErrorBoundary() {
  const to = usePath();
  return (
    <Page title={m.company_title()}>
      <Alert>{m.company_load_failed()}</Alert>
      <p className="mt-4 mb-6 text-soft">{m.company_load_failed_text()}</p>
      <ButtonLink to={to('/profile/company')} reloadDocument look="secondary">
        {m.company_load_again()}
      </ButtonLink>
    </Page>
  );
}
