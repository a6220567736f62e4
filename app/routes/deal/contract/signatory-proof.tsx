import type { ComponentProps } from 'react';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { m } from '#messages';
import { SigningCode } from './signing-code.tsx';
import { answerOf } from './typed-answer.ts';

interface SignatoryProofProps {
  email: string;
  /** True if the session was too old when the page was loaded. */
  doesProve: boolean;
  isRequiredByLaw: boolean;
  posted: unknown;
  field: (name: string) => ComponentProps<typeof SigningCode>['field'];
}

/**
 * The fields with which signatories prove their identity. The session can become too old while the page is open. The
 * fields then appear with the refusal, and stay until the signature succeeds.
 */
export function SignatoryProof({ email, doesProve, isRequiredByLaw, posted, field }: SignatoryProofProps) {
  const { isCodeSent, isProofAsked, isProofMissing, newCodeText } = answerOf(posted);
  const needsProof = doesProve || isProofAsked || isProofMissing;
  const isCodeFirst = needsProof && isRequiredByLaw && !isCodeSent;
  return (
    <>
      {needsProof && <input type="hidden" name="proofAsked" value="yes" />}
      {isCodeFirst && <input type="hidden" name="codeFirst" value="1" />}
      {needsProof && (!isCodeFirst || isProofMissing) && (
        <ProofFields field={field} help={m.contract_proof_help()} />
      )}
      {isCodeSent && <SigningCode email={email} field={field('emailCode')} newCode={newCodeText && posted} />}
    </>
  );
}
