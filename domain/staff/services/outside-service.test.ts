import { expect, it } from 'vitest';
import { type FailureReason, reasonOf } from './outside-service.ts';

const failed = (facts: object, cause?: unknown) => Object.assign(new Error('no', { cause }), facts);

it.each<[FailureReason, unknown]>([
  ['login', failed({ code: 'EAUTH', responseCode: 535 })],
  ['login', failed({ type: 'StripeAuthenticationError' })],
  ['unreachable', failed({}, failed({ code: 'ECONNREFUSED' }))],
  ['certificate', failed({ code: 'ESOCKET', message: 'self-signed certificate' })],
  ['timeout', new DOMException('', 'TimeoutError')],
  ['full', failed({ code: 'ENOSPC' })],
  ['denied', failed({ code: 'EACCES' })],
  ['refused', failed({}, failed({ code: 'EENVELOPE', responseCode: 550 }))],
  ['unknown', failed({ code: 'EENVELOPE', responseCode: 451 })],
  ['unknown', 'no error'],
])('reads the reason %s from an error', (reason, error) => {
  expect(reasonOf(error)).toBe(reason);
});
