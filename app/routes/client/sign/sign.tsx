import { Form, Link, useNavigation } from 'react-router';
import { readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { requestContext } from '#app/request/context.ts';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { answering, signatoryOf } from '#app/routes/deal/contract/handle-signature.server.ts';
import { NewCodeButton } from '#app/routes/deal/contract/new-code-button.tsx';
import { SignatoryProof } from '#app/routes/deal/contract/signatory-proof.tsx';
import { answerOf, useLastRefusal } from '#app/routes/deal/contract/typed-answer.ts';
import { TypedName } from '#app/routes/deal/contract/typed-name.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { needsProof } from '#domain/contracts/confirm-signatory.server.ts';
import { type ContractToSign, findContractsToSign } from '#domain/contracts/find-contracts-to-sign.server.ts';
import { findUnsigned } from '#domain/contracts/find-unsigned.server.ts';
import { signContracts } from '#domain/contracts/sign-contract.server.ts';
import { signaturesInput } from '#domain/contracts/signature-input.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { site } from '#site';
import type { Route } from './+types/sign';

export const meta: Route.MetaFunction = () => [{ title: `${m.contract_several_title()} · ${site.name}` }];
export const links: Route.LinksFunction = preloadItalic;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = admitParty(context, 'client');
  const { ctx, origin } = context.get(requestContext);
  const contracts = await findContractsToSign(ctx);
  // A contract keeps the name of the signatory at the time it was written. One typed name signs only contracts with
  // that signatory.
  const bySignatory = Map.groupBy(contracts, ({ signatory }) => signatory);
  const groups = [...bySignatory].map(([signatory, contracts]) => ({ signatory, contracts }));
  return { email, groups, doesProve: contracts.length > 0 && (await needsProof(ctx, origin)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  admitParty(context, 'client');
  const current = context.get(requestContext);
  const form = await readForm(request);
  const typed = { ...Object.fromEntries(form), contracts: form.getAll('contracts') };
  return answering(current, typed, async () => {
    const contracts = await findUnsigned(current.ctx, parse(signaturesInput, typed).contracts);
    if (contracts.length > 0) {
      const dealIds = contracts.map(({ dealId }) => dealId);
      const hashes = contracts.map(({ hash }) => hash).join(', ');
      const signatory = await signatoryOf(current, { ...typed, hash: contracts[0]?.hash }, dealIds, hashes);
      await signContracts(current.ctx, signatory, contracts);
    }
    return goTo(current.ctx.language, '/client/sign', { flash: 'contract.signed' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Sign({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, email, doesProve } = loaderData;
  const to = usePath();
  if (groups.length === 0)
    return (
      <Page title={m.contract_several_title()}>
        <Empty
          title={m.contract_several_none()}
          action={<ButtonLink to={to('/client/dashboard')}>{m.nav_dashboard()}</ButtonLink>}
        />
      </Page>
    );
  const { typed } = answerOf(actionData);
  const answered = groups.find(({ signatory }) => signatory === typed.signatory) ?? groups[0];
  return (
    <Page title={m.contract_several_title()} lead={m.contract_several_lead()} width="narrow">
      <div className="grid gap-16">
        {groups.map((group) => (
          <SignForm
            key={group.signatory}
            {...group}
            email={email}
            doesProve={doesProve}
            posted={group === answered ? actionData : undefined}
          />
        ))}
      </div>
    </Page>
  );
}

interface SignFormProps {
  signatory: string;
  contracts: ContractToSign[];
  email: string;
  doesProve: boolean;
  posted: unknown;
}

/** Lists the contracts of one signatory. The form signs the selected contracts. */
function SignForm({ signatory, contracts, email, doesProve, posted }: SignFormProps) {
  const { form, refused, errorOf } = useFormAnswer(posted, {
    noAnswer: 'contract.failed',
    questions: ['contract.code_sent'],
  });
  const refusal = useLastRefusal(posted, contracts.map(({ hash }) => hash).join());
  const { typed, lists, isCodeSent } = answerOf(refusal);
  const isRequiredByLaw = contracts.some((it) => it.isRequiredByLaw);
  const { formData } = useNavigation();
  const isBusy = formData?.get('signatory') === signatory;
  const isNewCode = isBusy && formData.has('again');
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errorOf(name) });
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-8">
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <input type="hidden" name="signatory" value={signatory} />
      <fieldset>
        <legend className="sr-only">{m.contract_several_title()}</legend>
        <ul className="border-b border-line">
          {contracts.map((contract) => (
            <Line key={contract.dealId} contract={contract} chosen={lists.contracts} />
          ))}
        </ul>
        {errorOf('contracts') && <p className="mt-2 text-sm text-bad">{errorOf('contracts')}</p>}
      </fieldset>
      <TypedName name={signatory} field={field('typedName')} />
      <SignatoryProof {...{ email, doesProve, isRequiredByLaw, field }} posted={refusal} />
      <div className="flex flex-wrap items-start gap-3">
        <Button type="submit" busy={isBusy && !isNewCode} disabled={isBusy} busyLabel={m.contract_signing()}>
          {m.contract_several_sign()}
        </Button>
        {isCodeSent && <NewCodeButton posted={refusal} busy={isNewCode} disabled={isBusy} />}
      </div>
      <p className="text-sm text-soft">{m.contract_simple_signature()}</p>
    </Form>
  );
}

function Line({ contract, chosen }: { contract: ContractToSign; chosen: readonly string[] | undefined }) {
  const language = useLanguage();
  const to = usePath();
  const { dealId, hash, campaignTitle, influencerName, feeCents, benefitCents, signBy } = contract;
  const value = `${dealId}:${hash}`;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const sums = [
    feeCents > 0 && m.contract_several_fees({ sum: money(feeCents) }),
    benefitCents > 0 && m.contract_several_gift({ sum: money(benefitCents) }),
    m.contract_several_until({ date: formatDate(signBy, language) }),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-4">
      <label className="flex min-w-0 flex-1 basis-56 cursor-pointer gap-3">
        <input
          type="checkbox"
          name="contracts"
          value={value}
          defaultChecked={chosen?.includes(value) ?? false}
          className="mt-1 size-5 shrink-0 accent-accent-fill"
        />
        <span className="min-w-0">
          <span className="block font-medium">
            {influencerName}, {campaignTitle}
          </span>
          <span className="block text-sm text-soft">{sums.filter(Boolean).join(' · ')}</span>
        </span>
      </label>
      <Link
        to={to('/deals/:dealId/contract', { dealId })}
        aria-label={m.contract_several_read_of({ name: influencerName, campaign: campaignTitle })}
        className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.contract_several_read()}
      </Link>
    </li>
  );
}
