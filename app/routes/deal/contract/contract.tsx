import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { requestContext } from '#app/request/context.ts';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Page } from '#app/ui/page.tsx';
import { needsProof } from '#domain/contracts/confirm-signatory.server.ts';
import { doesFrenchPrevail } from '#domain/contracts/contract-facts.ts';
import { findContract, findContractDraft } from '#domain/contracts/find-contract.server.ts';
import { isRequestDue, requestDetails } from '#domain/identities/request-details.server.ts';
import { offerSeq } from '#domain/offers/act-input.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { draftContract } from '#messages/contract.ts';
import { site } from '#site';
import { DealError } from '../deal-error.tsx';
import type { Route } from './+types/contract';
import { ContractPaper } from './contract-paper.tsx';
import { handleSignature } from './handle-signature.server.ts';
import { LegalCount } from './legal-count.tsx';
import { Missing } from './missing.tsx';
import { NextStep } from './next-step.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${m.contract_title()}${loaderData?.contract ? `, ${loaderData.contract.campaignTitle}` : ''} · ${site.name}`,
  },
];
export const links: Route.LinksFunction = preloadItalic;
export const shouldRevalidate = revalidateOnConflict;

/**
 * Refusals that the page explains instead of showing a contract. `offer.not_open` appears, for example, if the offer
 * was answered in the meantime.
 */
const obstacles: readonly RefusalCode[] = [
  'contract.void',
  'identity.incomplete',
  'identity.minor',
  'identity.other_incomplete',
  'offer.not_open',
];

export async function loader({ request, context, params: { dealId } }: Route.LoaderArgs) {
  const { ctx, origin } = context.get(requestContext);
  const { email } = admitParty(context);
  const { data: seq } = offerSeq.safeParse(new URL(request.url).searchParams.get('offer'));
  try {
    const contract = seq
      ? await findContractDraft(ctx, dealId, seq, draftContract)
      : await findContract(ctx, dealId);
    const doesProve = contract.mayBeSigned && (await needsProof(ctx, origin));
    return { dealId, contract, email, doesProve, obstacle: null, mayRequestDetails: false };
  } catch (error) {
    if (!(error instanceof Refusal) || !obstacles.includes(error.code)) return found(Promise.reject(error));
    const mayRequestDetails = error.code === 'identity.other_incomplete' && (await isRequestDue(ctx, dealId));
    return { dealId, contract: null, email, doesProve: false, obstacle: error.code, mayRequestDetails };
  }
}

export async function action({ request, context, params: { dealId } }: Route.ActionArgs) {
  admitParty(context);
  const current = context.get(requestContext);
  const typed = Object.fromEntries(await readForm(request));
  if (typed.intent !== 'request-details') {
    const next = pathTo('/deals/:dealId/contract', { dealId });
    return handleSignature(current, typed, { dealId, next });
  }
  return attempt(async () => {
    await requestDetails(current.ctx, dealId);
    const offer = new URL(request.url).searchParams.get('offer');
    const page = pathTo('/deals/:dealId/contract', { dealId, offer });
    return goTo(current.ctx.language, page, { flash: 'details.requested' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const { dealId, contract, obstacle, mayRequestDetails } = loaderData;
  const back = {
    to: to('/deals/:dealId', { dealId }),
    label: contract ? `${contract.brandName} & ${contract.influencerName}` : m.contract_back(),
  };
  if (!contract) return <Missing {...{ back, dealId, obstacle, mayRequestDetails }} />;
  const count = contract.document.en.clauses.length;
  return (
    <Page
      back={back}
      title={<Accented sentence={(word) => m.contract_heading({ word })} word={m.contract_heading_word()} />}
      lead={contract.mayBeSigned ? m.contract_lead({ count }) : undefined}
    >
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <aside className="grid gap-8 lg:sticky lg:top-24 lg:order-2">
          <NextStep contract={contract} />
          <LegalCount contract={contract} />
        </aside>
        <ContractPaper
          contract={contract}
          doesFrenchPrevail={doesFrenchPrevail(contract.parties)}
          email={loaderData.email}
          doesProve={loaderData.doesProve}
          posted={actionData}
        />
      </div>
    </Page>
  );
}

export const ErrorBoundary = DealError;
