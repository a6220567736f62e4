import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import { CONTRACT_THRESHOLD_CENTS } from '#domain/terms/sums.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDate, formatDay, formatList, formatMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { publishedText } from '#messages/publication-text.ts';
import { askedItems } from '#messages/terms-text.ts';
import { site } from '#site';
import { ContentFrames } from './content-frames.tsx';
import { ContentList } from './content-list.tsx';
import { GiftPart, type GiftProps } from './gift.tsx';
import { Offers } from './offers.tsx';
import { Part } from './part.tsx';

interface PartsProps extends GiftProps {
  needsContract: boolean;
  thumbnails: Readonly<Record<string, string>>;
}

/** Shows each part of the deal with its state in words. The terms are those of the accepted or the newest offer. */
export function Parts(props: PartsProps) {
  const { deal, needsContract, thumbnails } = props;
  const { status, contract, work, hasRun } = deal;
  const terms = (deal.offers.findLast((it) => it.status === 'accepted') ?? deal.offers.at(-1))?.terms;
  if (!terms) return null;
  const language = currentLanguage();
  const isOver = status === 'closed';
  const isAgreed = status === 'running';
  const name = otherNameOf(deal);
  return (
    <div className="mt-10 lg:mt-12">
      <Part
        title={m.deal_part_terms()}
        state={
          hasRun || status === 'signing'
            ? m.deal_terms_agreed()
            : isOver
              ? m.deal_terms_over()
              : m.deal_terms_open()
        }
        isCurrent={status === 'negotiating'}
      >
        <p>{termsSentence(terms, language)}</p>
        <Offers deal={deal} />
      </Part>
      {(contract || (needsContract && !isOver && !isAgreed)) && <ContractPart deal={deal} />}
      {terms.benefit && <GiftPart {...props} benefit={terms.benefit} />}
      <Part title={m.deal_part_content()} state={contentState(deal, terms)}>
        {work ? <ContentList {...{ deal, work, thumbnails }} /> : <ContentFrames lines={terms.lines} />}
      </Part>
      {deal.offer.feeCents > 0 && (!isOver || deal.closeReason === 'done') && (
        <p className="border-t border-line pt-5 text-sm text-soft">
          {deal.side === 'brand'
            ? m.deal_payment_brand({ name, site: site.name })
            : m.deal_payment_influencer({ name, site: site.name })}
        </p>
      )}
    </div>
  );
}

function contentState({ status, work }: DealView, { submitBy, publishBy }: Terms): string {
  const language = currentLanguage();
  if (work) {
    const done = work.deliverables.filter((it) => it.status === 'confirmed').length;
    return m.task_confirmed_of({ done, all: work.deliverables.length });
  }
  if (status === 'closed') return '';
  return submitBy
    ? m.deal_content_drafts({ date: formatDay(submitBy, language) })
    : m.deal_content_online({ date: formatDay(publishBy, language) });
}

type Terms = DealView['offers'][number]['terms'];

function termsSentence(terms: Terms, language: 'en' | 'fr'): string {
  const { lines, submitBy } = terms;
  const items = formatList(lines.map(askedItems), language);
  return [
    `${items}.`,
    submitBy && m.deal_terms_drafts({ date: formatDay(submitBy, language) }),
    publishedText(terms),
  ]
    .filter(Boolean)
    .join(' ');
}

function ContractPart({ deal }: { deal: DealView }) {
  const to = usePath();
  const language = currentLanguage();
  const { contract, legalSum } = deal;
  const money = (cents: number) => formatMoney(cents, 'EUR', language);
  if (!contract) {
    return (
      <Part title={m.deal_part_contract()} state={m.deal_contract_when()}>
        <p>{m.deal_contract_later()}</p>
        <p className="mt-1.5 text-sm text-soft">
          {legalSum.isRequired
            ? m.deal_law_required({ sum: money(legalSum.cents) })
            : m.deal_law_below({ threshold: money(CONTRACT_THRESHOLD_CENTS) })}
        </p>
      </Part>
    );
  }
  const isSigned = contract.status === 'signed';
  const state = isSigned
    ? m.deal_contract_state_signed()
    : contract.status === 'open'
      ? m.deal_contract_state_open()
      : m.deal_contract_state_void();
  const dated = (date: Date) => formatDate(date, language);
  return (
    <Part title={m.deal_part_contract()} state={state} isCurrent={contract.mayBeSigned}>
      {isSigned && contract.signedAt ? (
        <p>{m.deal_contract_signed({ date: dated(contract.signedAt) })}</p>
      ) : contract.status === 'void' ? (
        <p>{m.deal_contract_void()}</p>
      ) : (
        contract.signatures.map(({ side, signedAt }) => (
          <p key={side}>
            {side === deal.side
              ? m.deal_contract_signed_own({ date: dated(signedAt) })
              : m.deal_contract_signed_by({ name: otherNameOf(deal), date: dated(signedAt) })}
          </p>
        ))
      )}
      {contract.status !== 'void' && (
        <Link
          to={to('/deals/:dealId/contract', { dealId: deal.id })}
          className="mt-1.5 inline-flex min-h-6 items-center text-sm underline underline-offset-4"
        >
          {m.deal_contract_read()}
        </Link>
      )}
    </Part>
  );
}
