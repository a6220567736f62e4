import type { RefObject } from 'react';
import { Form } from 'react-router';
import type { Refused } from '#app/forms/answer.ts';
import { Field, Select, TextArea } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import type { DealView } from '#domain/deals/deal-view.ts';
import { carriers, MAX_TRACKING_LENGTH } from '#domain/shipments/carriers.ts';
import { MAX_PROBLEM_LENGTH } from '#domain/shipments/gift-input.ts';
import { mayShip, type Shipment } from '#domain/shipments/shipment.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { carrierLabels } from '#messages/labels/gift.ts';
import { ActButton } from './act-button.tsx';
import { ActQuestion, ConfirmedAct, type ConfirmedActProps } from './confirmed-act.tsx';

/** The answer to the form that the user sent last on this page. */
export interface GiftAnswer {
  form: RefObject<HTMLFormElement | null>;
  refused: Refused | undefined;
  /**
   * True if the waiver was sent without scripts, and therefore without confirmation. The page asks for confirmation.
   */
  asksToWaive: boolean;
}

interface GiftActsProps {
  deal: DealView;
  shipment: Shipment;
  giftAnswer: GiftAnswer;
  /** True if the viewer must act on the gift next. The button is then filled. */
  isTask: boolean;
}

export function GiftActs(props: GiftActsProps) {
  const { deal, shipment, giftAnswer } = props;
  const may = (transition: Parameters<typeof mayShip>[0]) => mayShip(transition, shipment.status, deal.side);
  if (may('send')) return <SendForm {...props} />;
  if (!may('waive')) return null;
  const isVoucher = shipment.channel === 'voucher';
  return (
    <div className="mt-5 grid gap-4">
      {giftAnswer.asksToWaive && <ActQuestion {...waiveOf(deal)} />}
      {may('receive') && (
        <Form method="post" preventScrollReset>
          <ActButton intent="receive_gift" look={props.isTask ? 'primary' : 'secondary'}>
            {isVoucher ? m.gift_here_voucher() : m.gift_here()}
          </ActButton>
        </Form>
      )}
      {may('reportProblem') && <ProblemForm {...props} />}
      {!giftAnswer.asksToWaive && <ConfirmedAct {...waiveOf(deal)} />}
    </div>
  );
}

function SendForm({ deal, shipment, giftAnswer, isTask }: GiftActsProps) {
  const { form, refused } = giftAnswer;
  const isParcel = shipment.channel === 'parcel';
  const isAgain = shipment.status === 'problem';
  const field = (name: 'carrier' | 'trackingNumber', stored = '') => ({
    name,
    defaultValue: refused?.typed[name] ?? stored,
    error: refused?.fields[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      // A new key resets the fields after each sending.
      key={shipment.sendings}
      className="mt-5 grid max-w-md gap-4"
    >
      {isParcel ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select label={m.gift_carrier()} required {...field('carrier', shipment.carrier ?? '')}>
            <option value="">{m.gift_carrier_choose()}</option>
            <Options values={carriers} labels={carrierLabels} />
          </Select>
          <Field
            label={m.account_optional({ label: m.gift_number() })}
            maxLength={MAX_TRACKING_LENGTH}
            autoComplete="off"
            {...field('trackingNumber')}
          />
        </div>
      ) : (
        <p className="text-sm text-soft">{m.gift_voucher_help({ name: otherNameOf(deal) })}</p>
      )}
      <div>
        <ActButton intent="send_gift" look={isTask ? 'primary' : 'secondary'}>
          {isAgain ? m.gift_again() : m.gift_mark()}
        </ActButton>
      </div>
    </Form>
  );
}

function ProblemForm({ deal, giftAnswer }: GiftActsProps) {
  const { form, refused } = giftAnswer;
  const error = refused?.fields.text;
  return (
    <details open={Boolean(error) || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {m.gift_problem()}
      </summary>
      <Form ref={form} method="post" noValidate preventScrollReset className="mt-2 grid max-w-md gap-4">
        <TextArea
          label={m.gift_problem_label()}
          help={m.gift_problem_help({ name: otherNameOf(deal) })}
          name="text"
          required
          limit={MAX_PROBLEM_LENGTH}
          defaultValue={refused?.typed.text}
          error={error}
        />
        <div>
          <ActButton intent="report_problem" look="secondary">
            {m.gift_problem_report()}
          </ActButton>
        </div>
      </Form>
    </details>
  );
}

const waiveOf = (deal: DealView): ConfirmedActProps => ({
  intent: 'waive_gift',
  label: m.gift_waive(),
  question: m.gift_waive_ask(),
  consequence: m.gift_waive_text({ name: otherNameOf(deal) }),
  back: m.gift_waive_back(),
});
