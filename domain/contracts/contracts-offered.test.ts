import { afterEach, expect, it } from 'vitest';
import {
  contractNeeded,
  isContractOffered,
  leaveOutUnreviewedContracts,
  offerContracts,
} from './contracts-offered.ts';

afterEach(() => offerContracts(true));

it('needs a contract for every deal, and without a review only where the law requires it', () => {
  const needed = () => [0, 99_999, 100_000].map((legalSumCents) => contractNeeded({ legalSumCents }));
  expect(needed()).toEqual([true, true, true]);
  expect(leaveOutUnreviewedContracts()).toBe(false);
  expect(isContractOffered()).toBe(false);
  expect(needed()).toEqual([false, false, true]);
});
