import { OfferChanges } from '#app/deal/offer-changes.tsx';
import { readTerms } from '#app/deal/read-terms.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { useLanguage } from '#app/language.ts';
import { Conditions } from '#app/terms/conditions.tsx';
import { ContentFields } from '#app/terms/content-fields.tsx';
import { TermsBar } from '#app/terms/terms-bar.tsx';
import { countedLines, documentOf, fieldsOfOffer, type TermsValues, valuesOf } from '#app/terms/values.ts';
import { Accented } from '#app/ui/accented.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import type { DealView, OfferView } from '#domain/deals/deal-view.ts';
import { MAX_NOTE_LENGTH } from '#domain/offers/offer.ts';
import { compareTerms, hasChanges } from '#domain/terms/compare-terms.ts';
import { CONTRACT_THRESHOLD_CENTS, feeOf, legalSumOf, requiresContract } from '#domain/terms/sums.ts';
import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatMoney } from '#messages/format.ts';
import { site } from '#site';

interface OfferFormProps {
  deal: DealView;
  newest: OfferView;
  isContractOffered: boolean;
  back: { to: string; label: string };
  posted: unknown;
}

type OfferValues = TermsValues & { note: string };

export function OfferForm({ deal, newest, isContractOffered, back, posted }: OfferFormProps) {
  const language = useLanguage();
  const form = useSavedForm<OfferValues>({
    saved: { ...valuesOf(newest.terms, language), note: '' },
    draftName: `offer:${deal.id}`,
    noAnswer: 'offer.failed',
    posted,
  });
  const document = documentOf(form.values, fieldsOfOffer, language);
  const sum = legalSumOf(feeOf({ lines: countedLines(document) }), document.benefit?.valueCents ?? 0);
  const name = otherNameOf(deal);
  return (
    <form.Form {...form.props} preventScrollReset={false} className="-mb-16">
      <input type="hidden" name="answersSeq" value={newest.seq} />
      <Page
        back={back}
        title={<Accented sentence={(word) => m.offer_heading({ word })} word={m.offer_heading_word()} />}
        lead={m.offer_lead({ name })}
      >
        <RefusalAlert>{form.refused?.message}</RefusalAlert>
        <ContentFields
          form={form}
          fields={fieldsOfOffer}
          total={{
            ...document,
            label: m.offer_total(),
            readAs: m.offer_read_as(),
            law: isContractOffered ? lawText(deal, newest, sum, language) : '',
          }}
        />
        <Conditions form={form} isBrand={deal.side === 'brand'} />
        <section className="mt-12 grid gap-x-16 gap-y-8 border-t border-line pt-10 lg:grid-cols-2">
          <TextArea
            label={m.account_optional({ label: m.offer_note() })}
            {...form.text('note')}
            rows={4}
            limit={MAX_NOTE_LENGTH}
          />
          <Difference before={newest.terms} after={readTerms(newest.terms, document)} />
        </section>
        {isContractOffered && <p className="mt-8 text-soft">{m.offer_shows_details({ name })}</p>}
      </Page>
      <TermsBar form={form} submit={m.offer_send()} busyLabel={m.offer_sending()} />
    </form.Form>
  );
}

/**
 * Shows the differences from the last offer while the user types. Without scripts, only the page of the deal shows the
 * differences, after sending.
 */
function Difference({ before, after }: { before: Terms; after: Terms }) {
  const comparison = compareTerms(before, after);
  return (
    <div className="min-w-0 noscript:hidden" aria-live="polite">
      <h2 className="mb-3 text-2xl">{m.offer_own_changes()}</h2>
      {hasChanges(comparison) ? (
        <OfferChanges {...{ before, after, comparison }} />
      ) : (
        <p className="text-soft">{m.offer_unchanged()}</p>
      )}
    </div>
  );
}

/**
 * Returns the sentence about the legal threshold. The law adds up all fees and benefits that one advertiser gives to
 * one influencer for the same promotional aim within a year. In this sum, the typed offer replaces the last offer.
 */
function lawText(deal: DealView, newest: OfferView, sum: number, language: 'en' | 'fr'): string {
  const { terms } = newest;
  const last = legalSumOf(feeOf(terms), terms.benefit?.valueCents ?? 0);
  const counted = deal.legalSum.cents - last + sum;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  if (requiresContract(counted)) return m.deal_law_required({ sum: money(counted) });
  return site.deals.contract.mode === 'always'
    ? m.deal_law_below({ threshold: money(CONTRACT_THRESHOLD_CENTS) })
    : '';
}
