import { useLanguage, usePath } from '#app/language.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ArrowDown, Check } from '#app/ui/icons.tsx';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';

/** Says whose turn it is and until when. After both signatures, links to the PDF. */
export function NextStep({ contract }: { contract: ContractView }) {
  const language = useLanguage();
  const to = usePath();
  const { status, side, signBy, signedAt, mayBeSigned, hasFile, dealId } = contract;
  const other = side === 'brand' ? contract.influencerName : contract.brandName;
  const date = signBy && formatDate(signBy, language);
  if (mayBeSigned)
    return (
      <section>
        <p className="flex items-center gap-2 text-sm text-accent">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> {m.contract_your_turn()}
        </p>
        <h2 className="mt-1">{m.contract_read_then_sign()}</h2>
        <p className="mt-2 text-soft">
          {date ? m.contract_sign_until({ date }) : m.contract_sign_accepts({ name: other })}
        </p>
        <a href="#signature" className={`${buttonClass('secondary', true)} mt-4`}>
          {m.contract_to_signature()} <ArrowDown className="size-4" />
        </a>
      </section>
    );
  if (status === 'open')
    return (
      <section>
        <h2>{m.contract_waiting_title({ name: other })}</h2>
        <p className="mt-2 text-soft">{m.contract_waiting_text({ name: other, date: date ?? '' })}</p>
      </section>
    );
  return (
    <section>
      <p className="flex items-center gap-2 text-sm text-good">
        <Check className="size-4" /> {m.contract_signed_by_both()}
      </p>
      <h2 className="mt-1">{m.contract_signed_title()}</h2>
      <p className="mt-2 text-soft">
        {m.contract_signed_text({ date: formatDate(signedAt ?? '', language) })}
      </p>
      {hasFile ? (
        <a
          href={to('/deals/:dealId/contract.pdf', { dealId })}
          className={`${buttonClass('secondary')} mt-4`}
        >
          {m.contract_pdf()}
        </a>
      ) : (
        <p className="mt-4 text-sm text-soft">{m.contract_pdf_soon()}</p>
      )}
    </section>
  );
}
