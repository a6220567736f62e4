import { useLanguage } from '#app/language.ts';
import { Check } from '#app/ui/icons.tsx';
import { VerticalBrace } from '#app/ui/vertical-brace.tsx';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import type { Side } from '#domain/deals/deal.ts';
import { m } from '#messages';
import { formatDate, formatMoment } from '#messages/format.ts';

/** Both signatures of a contract that the viewer cannot sign now. */
export function Signatures({ contract }: { contract: ContractView }) {
  return (
    <section className="mt-8 grid items-center gap-x-6 gap-y-5 border-t border-ink pt-8 md:grid-cols-[minmax(0,1fr)_1.5rem_minmax(0,14rem)]">
      <div className="grid gap-8">
        <Signature contract={contract} side="brand" />
        <Signature contract={contract} side="influencer" />
      </div>
      <VerticalBrace className="h-full w-6 text-accent max-md:hidden" />
      <p className="font-serif text-2xl leading-tight text-balance">{m.contract_one_for_both()}</p>
    </section>
  );
}

export function Signature({ contract, side }: { contract: ContractView; side: Side }) {
  const language = useLanguage();
  const { parties, signatures, signBy } = contract;
  const signature = signatures.find((it) => it.side === side);
  return (
    <div className="min-w-0">
      <PartyName party={parties[side]} />
      {signature ? (
        <>
          <p dir="auto" className="mt-2 border-b border-line pb-1 font-serif text-3xl wrap-anywhere italic">
            {signature.typedName}
          </p>
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-good">
            <Check className="size-4 shrink-0" />
            <time dateTime={signature.signedAt.toISOString()}>
              {m.contract_signed_at({ moment: formatMoment(signature.signedAt, language) })}
            </time>
          </p>
        </>
      ) : (
        <p className="mt-2 border-b border-line pb-2 text-sm text-soft">
          {signBy ? m.contract_signs_until({ date: formatDate(signBy, language) }) : m.contract_signs_after()}
        </p>
      )}
    </div>
  );
}

/** A person who signs in their own name is named once. */
export function PartyName({ party }: { party: ContractView['parties'][Side] }) {
  const { legalName, capacity, signatory } = party;
  const by = [signatory === legalName ? '' : signatory, capacity].filter(Boolean).join(', ');
  return (
    <div>
      <p className="font-medium">{legalName}</p>
      {by && <p className="text-sm text-soft">{by}</p>}
    </div>
  );
}
