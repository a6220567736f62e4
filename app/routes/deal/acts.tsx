import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import type { DealView } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';

export interface DealActsProps {
  deal: DealView;
  /** True if accepting needs a signature, which is given on the page of the contract. */
  needsContract: boolean;
  /** True after a first form without scripts. */
  asksToStop: boolean;
}

export function DealActs({ deal, needsContract, asksToStop }: DealActsProps) {
  const to = usePath();
  const { may } = deal;
  const dealId = deal.id;
  const open = deal.offer.status === 'open' ? deal.offers.at(-1) : undefined;
  const terms = to('/deals/:dealId/terms', { dealId });
  const mayAct = may.offer || may.answer || may.withdraw || may.stop || may.sign;
  if (!mayAct) return null;
  return (
    <div className="mt-7 grid gap-4">
      {asksToStop && may.stop && <StopQuestion deal={deal} />}
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
        {may.withdraw && open && (
          <Act intent="withdraw" look="secondary" fields={{ seq: String(open.seq) }}>
            {m.deal_withdraw()}
          </Act>
        )}
      </div>
      {may.stop && !asksToStop && <Stop deal={deal} />}
    </div>
  );
}

interface ActProps {
  intent: string;
  look?: 'primary' | 'secondary' | 'quiet';
  fields: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Act({ intent, look = 'primary', fields, children }: ActProps) {
  const { formData } = useNavigation();
  const sent = formData?.get('intent');
  return (
    <Form method="post" preventScrollReset className="grid">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        name="intent"
        value={intent}
        look={look}
        busy={sent === intent}
        busyLabel={m.deal_busy()}
        disabled={Boolean(sent)}
      >
        {children}
      </Button>
    </Form>
  );
}

function Stop({ deal }: Pick<DealActsProps, 'deal'>) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="-ml-4 text-soft">
      <Confirm
        type="submit"
        name="intent"
        value="stop"
        label={m.deal_stop()}
        question={m.deal_stop_ask()}
        consequence={m.deal_stop_text({ name: otherNameOf(deal) })}
        back={m.deal_stop_back()}
        look="quiet"
        small
        busy={formData?.get('intent') === 'stop'}
        busyLabel={m.deal_busy()}
        form={Form}
      >
        <StopFields />
      </Confirm>
    </Form>
  );
}

/** The same question for forms without scripts. */
function StopQuestion({ deal }: Pick<DealActsProps, 'deal'>) {
  return (
    <section aria-labelledby="stop" className="rounded-card border border-edge p-5">
      <h3 id="stop">{m.deal_stop_ask()}</h3>
      <p className="mt-2 text-soft">{m.deal_stop_text({ name: otherNameOf(deal) })}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <StopFields />
        <Button type="submit">{m.deal_stop()}</Button>
        <ButtonLink to="" look="quiet">
          {m.deal_stop_back()}
        </ButtonLink>
      </Form>
    </section>
  );
}

const StopFields = () => (
  <>
    <input type="hidden" name="intent" value="stop" />
    <input type="hidden" name="confirmed" value="yes" />
  </>
);
