import type { RefusalCode } from '#domain/refusal.ts';
import { m } from './compiled/messages.js';

/**
 * Sentences of the refusals that forms find in the browser. The server sends the text of all other refusals, because
 * the sentences of all refusals in both languages take 9 KB.
 */
const sentences = {
  'campaign.changed_meanwhile': m.refusal_campaign_changed_meanwhile,
  'campaign.end_is_past': m.refusal_campaign_end_is_past,
  'campaign.slot_required': m.refusal_campaign_slot_required,
  'campaign.too_many_gift_images': m.refusal_campaign_too_many_gift_images,
  'field.at_least_one_price': m.refusal_field_at_least_one_price,
  'field.dates_in_wrong_order': m.refusal_field_dates_in_wrong_order,
  'field.dates_required': m.refusal_field_dates_required,
  'field.gift_description_required': m.refusal_field_gift_description_required,
  'field.gift_details_and_price_required': m.refusal_field_gift_details_and_price_required,
  'field.invalid': m.refusal_field_invalid,
  'field.invalid_number': m.refusal_field_invalid_number,
  'field.required': m.refusal_field_required,
  'field.slot_order': m.refusal_field_slot_order,
  'field.slot_required': m.refusal_field_slot_required,
  'field.slots_overlap': m.refusal_field_slots_overlap,
  'field.too_long': m.refusal_field_too_long,
  'file.images_only': m.refusal_file_images_only,
} satisfies Partial<Record<RefusalCode, () => string>>;

export type FormRefusalCode = keyof typeof sentences;

export function formRefusalText(code: FormRefusalCode): string {
  return sentences[code]();
}
