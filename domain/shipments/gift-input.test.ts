import { expect, it } from 'vitest';
import { dealActInput } from '../offers/act-input.ts';
import { fieldsRefused, parse } from '../parse.ts';

const send = (fields: object) => ({ intent: 'send_gift', carrier: 'ups', trackingNumber: '', ...fields });

it('accepts a listed carrier and a number of plain characters on one line', () => {
  expect(parse(dealActInput, send({ trackingNumber: ' 1Z 999-AA ' }))).toEqual(
    send({ trackingNumber: '1Z 999-AA' }),
  );
  expect(parse(dealActInput, { intent: 'send_gift' })).toEqual(send({ carrier: null }));
});

it.each<[object, object]>([
  [send({ carrier: 'a friend' }), { carrier: 'field.invalid' }],
  [send({ trackingNumber: 'x'.repeat(61) }), { trackingNumber: 'field.too_long' }],
  [send({ trackingNumber: '<b>12</b>' }), { trackingNumber: 'field.invalid' }],
  [send({ trackingNumber: 'https://example.com' }), { trackingNumber: 'field.invalid' }],
  [{ intent: 'report_problem', text: '  ' }, { text: 'shipment.problem_required' }],
  [{ intent: 'report_problem', text: 'x'.repeat(1_001) }, { text: 'field.too_long' }],
])('refuses %j', (form, fields) => {
  expect(fieldsRefused(dealActInput, form)).toEqual(fields);
});
