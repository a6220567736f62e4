import { Form, useNavigation } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { VerticalBrace } from '#app/ui/vertical-brace.tsx';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import { m } from '#messages';
import { NewCodeButton } from './new-code-button.tsx';
import { SignatoryProof } from './signatory-proof.tsx';
import { PartyName, Signature } from './signatures.tsx';
import { answerOf, useLastRefusal } from './typed-answer.ts';
import { TypedName } from './typed-name.tsx';

interface SignatureFormProps {
  contract: ContractView;
  email: string;
  doesProve: boolean;
  posted: unknown;
}

/** Form with the viewer's signature and the other side's. For an open offer, signing also accepts the offer. */
export function SignatureForm({ contract, email, doesProve, posted }: SignatureFormProps) {
  const { side, hash, offer, parties, isRequiredByLaw } = contract;
  const { form, refused, errorOf } = useFormAnswer(posted, {
    noAnswer: 'contract.failed',
    questions: ['contract.code_sent'],
  });
  const refusal = useLastRefusal(posted, hash);
  const { typed, isCodeSent } = answerOf(refusal);
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === 'POST';
  const isNewCode = isBusy && formData?.has('again') === true;
  const { signatory } = parties[side];
  const field = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errorOf(name) });
  const own = (
    <div className="grid gap-4">
      <div>
        <PartyName party={parties[side]} />
      </div>
      <TypedName name={signatory} field={field('typedName')} />
      <SignatoryProof {...{ email, doesProve, isRequiredByLaw, field }} posted={refusal} />
    </div>
  );
  return (
    <Form
      ref={form}
      id="signature"
      method="post"
      noValidate
      preventScrollReset
      className="mt-8 scroll-mt-24 border-t border-ink pt-8"
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <input type="hidden" name="intent" value={offer ? 'accept' : 'sign'} />
      <input type="hidden" name="hash" value={hash} />
      {offer && <input type="hidden" name="seq" value={offer.seq} />}
      {offer && <input type="hidden" name="offerHash" value={offer.hash} />}
      <div className="grid items-center gap-x-6 gap-y-6 md:grid-cols-[minmax(0,1fr)_1.5rem_minmax(0,14rem)]">
        <div className="grid gap-8">
          <Signature contract={contract} side={side === 'brand' ? 'influencer' : 'brand'} />
          {own}
        </div>
        <VerticalBrace className="h-full w-6 text-accent max-md:hidden" />
        <div className="grid justify-items-stretch gap-4">
          <p className="font-serif text-2xl leading-tight text-balance max-md:hidden">
            {m.contract_one_for_both()}
          </p>
          <Button
            type="submit"
            busy={isBusy && !isNewCode}
            disabled={isBusy}
            busyLabel={m.contract_signing()}
          >
            {offer ? m.contract_accept_and_sign() : m.contract_sign()}
          </Button>
          {isRequiredByLaw && !isCodeSent && (
            <p className="text-sm wrap-anywhere text-soft">{m.contract_code_next({ email })}</p>
          )}
          {isCodeSent && <NewCodeButton posted={refusal} busy={isNewCode} disabled={isBusy} small />}
        </div>
      </div>
    </Form>
  );
}
