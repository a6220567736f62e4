import { type CompensationType, offersGift, offersPayment } from '../campaigns/campaign.ts';
import type { RefusalCode } from '../refusal.ts';
import { feeOf } from './sums.ts';
import type { Terms } from './terms.ts';

/**
 * Returns a code for each field that contradicts the compensation of the campaign. Saved terms can contradict the
 * compensation, because the brand can change the compensation of a draft campaign after it saved the terms.
 */
export function refusedByCompensation(terms: Terms, type: CompensationType): Record<string, RefusalCode> {
  const fee = feeOf(terms);
  return {
    ...(offersGift(type) && !terms.benefit && { 'benefit.what': 'field.gift_description_required' }),
    ...(!offersGift(type) && terms.benefit && { 'benefit.what': 'field.invalid' }),
    ...(offersPayment(type) && fee === 0 && { 'lines.0.feeCents': 'field.at_least_one_price' }),
    ...(!offersPayment(type) && fee > 0 && { 'lines.0.feeCents': 'field.invalid' }),
  };
}

export function fitsCompensation(terms: Terms, type: CompensationType): boolean {
  return Object.keys(refusedByCompensation(terms, type)).length === 0;
}
