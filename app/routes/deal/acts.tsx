import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { HiddenFields } from '#app/forms/hidden-fields.tsx';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { DealView } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ActButton } from './act-button.tsx';
import { ActQuestion, ConfirmedAct, type ConfirmedActProps } from './confirmed-act.tsx';
import type { AsksFor } from './send-act.server.ts';

export interface DealActsProps {
  deal: DealView;
  /** True if accepting needs a signature. The offer is then accepted on the page of the contract. */
  needsContract: boolean;
  /** The act that was sent without scripts, and therefore without confirmation. The page asks for confirmation. */
  asksFor: AsksFor['asksFor'] | null;
}

export function DealActs({ deal, needsContract, asksFor }: DealActsProps) {
  const to = usePath();
  const { may } = deal;
  const dealId = deal.id;
  const open = deal.offer.status === 'open' ? deal.offers.at(-1) : undefined;
  const terms = to('/deals/:dealId/terms', { dealId });
  const mayAct = may.offer || may.answer || may.withdraw || may.stop || may.sign;
  if (!mayAct) return null;
  return (
    <div className="mt-7 grid gap-4">
      {asksFor === 'stop' && may.stop && <ActQuestion {...stopOf(deal)} />}
      {asksFor === 'withdraw' && may.withdraw && open && <ActQuestion {...withdrawOf(deal, open)} />}
      <div className="flex flex-wrap gap-x-3 gap-y-3 max-sm:grid">
        {may.sign && <ButtonLink to={to('/deals/:dealId/contract', { dealId })}>{m.deal_sign()}</ButtonLink>}
        {may.answer &&
          open &&
          (needsContract ? (
            <ButtonLink to={to('/deals/:dealId/contract', { dealId, offer: String(open.seq) })}>
              {m.deal_accept()}
            </ButtonLink>
          ) : (
            <Act intent="accept" fields={{ seq: String(open.seq), hash: open.hash }}>
              {m.deal_accept_plain()}
            </Act>
          ))}
        {may.offer && (
          <ButtonLink to={terms} look={may.answer || may.withdraw ? 'secondary' : 'primary'}>
            {open ? m.deal_counter() : m.deal_make()}
          </ButtonLink>
        )}
        {may.answer && open && (
          <Act intent="decline" look="quiet" fields={{ seq: String(open.seq) }}>
            {m.deal_decline()}
          </Act>
        )}
        {may.withdraw && open && asksFor !== 'withdraw' && <ConfirmedAct {...withdrawOf(deal, open)} />}
      </div>
      {may.stop && asksFor !== 'stop' && <ConfirmedAct {...stopOf(deal)} />}
    </div>
  );
}

interface ActProps {
  intent: string;
  look?: 'primary' | 'quiet';
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Act({ intent, look = 'primary', fields, children }: ActProps) {
  return (
    <Form method="post" preventScrollReset className="grid">
      <HiddenFields fields={fields} />
      <ActButton intent={intent} look={look}>
        {children}
      </ActButton>
    </Form>
  );
}

const withdrawOf = (deal: DealView, { seq }: { seq: number }): ConfirmedActProps => ({
  intent: 'withdraw',
  fields: { seq: String(seq) },
  look: 'secondary',
  label: m.deal_withdraw(),
  question: m.deal_withdraw_ask(),
  consequence: m.deal_withdraw_text({ name: otherNameOf(deal) }),
  back: m.deal_withdraw_back(),
});

const stopOf = (deal: DealView): ConfirmedActProps => ({
  intent: 'stop',
  label: m.deal_stop(),
  question: m.deal_stop_ask(),
  consequence: m.deal_stop_text({ name: otherNameOf(deal) }),
  back: m.deal_stop_back(),
});
