import { useLanguage } from '#app/language.ts';
import { VerticalBrace } from '#app/ui/vertical-brace.tsx';
import type { ContractView } from '#domain/contracts/find-contract.server.ts';
import { partsOfLegalSum } from '#domain/contracts/legal-sum.ts';
import { CONTRACT_THRESHOLD_CENTS } from '#domain/terms/sums.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';

/** Shows the sum that the law compares with its threshold, and a bar with a mark at the threshold. */
export function LegalCount({ contract }: { contract: ContractView }) {
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  const { terms, legalSumCents, legalYear, isRequiredByLaw } = contract;
  const { fee, benefit, others } = partsOfLegalSum(terms, legalSumCents);
  const hasVat = benefit === terms.benefit?.valueCents;
  const parts = [
    { label: m.contract_count_fees(), cents: fee },
    { label: hasVat ? m.contract_count_benefit() : m.contract_count_benefit_net(), cents: benefit },
    { label: m.contract_count_before(), cents: others },
  ].filter(({ cents }) => cents > 0);
  const sum = money(legalSumCents);
  const threshold = money(CONTRACT_THRESHOLD_CENTS);
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-xl">{m.contract_count()}</h2>
      <div className="mt-3 flex items-center gap-3">
        <dl className="grid gap-2 tabular-nums">
          {parts.map(({ label, cents }) => (
            <div key={label}>
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-serif text-xl leading-tight">{money(cents)}</dd>
            </div>
          ))}
        </dl>
        <VerticalBrace className="h-auto min-h-16 w-4 self-stretch text-accent" />
        <p className="font-serif text-4xl tabular-nums">{sum}</p>
      </div>
      <Mark legalSumCents={legalSumCents} threshold={threshold} />
      <p className="mt-4">
        {isRequiredByLaw
          ? m.contract_count_required({ sum, threshold })
          : m.contract_count_below({ threshold })}
      </p>
      <p className="mt-2 text-sm text-soft">{m.contract_count_text({ year: String(legalYear) })}</p>
    </section>
  );
}

/** The bar's full width stands for the sum or for 110 % of the threshold, whichever is larger. */
function Mark({ legalSumCents, threshold }: { legalSumCents: number; threshold: string }) {
  const span = Math.max(legalSumCents, CONTRACT_THRESHOLD_CENTS * 1.1);
  const percent = (cents: number) => `${(cents / span) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mt-5 mb-8 h-1.5 rounded-full bg-line">
      <div className="h-full rounded-full bg-accent-fill" style={{ width: percent(legalSumCents) }} />
      <div className="absolute -top-1 h-3.5 w-0.5 bg-ink" style={{ left: percent(CONTRACT_THRESHOLD_CENTS) }}>
        <span className="absolute top-4 -translate-x-1/2 text-sm whitespace-nowrap text-soft">
          {threshold}
        </span>
      </div>
    </div>
  );
}
