import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

const texts: Record<RefusalCode, () => string> = {
  'account.email_taken': m.refusal_account_email_taken,
  'account.invalid_credentials': m.refusal_account_invalid_credentials,
  'account.password_too_common': m.refusal_account_password_too_common,
  'account.too_many_attempts': m.refusal_account_too_many_attempts,
  'application.already_applied': m.refusal_application_already_applied,
  'application.already_decided': m.refusal_application_already_decided,
  'application.not_found': m.refusal_application_not_found,
  'application.not_pending': m.refusal_application_not_pending,
  'campaign.changed_meanwhile': m.refusal_campaign_changed_meanwhile,
  'campaign.end_is_past': m.refusal_campaign_end_is_past,
  'campaign.move_not_allowed': m.refusal_campaign_move_not_allowed,
  'campaign.not_found': m.refusal_campaign_not_found,
  'campaign.not_open': m.refusal_campaign_not_open,
  'campaign.slot_required': m.refusal_campaign_slot_required,
  'conversation.closed': m.refusal_conversation_closed,
  'conversation.not_found': m.refusal_conversation_not_found,
  'field.at_least_one_price': m.refusal_field_at_least_one_price,
  'field.company_name_required': m.refusal_field_company_name_required,
  'field.dates_in_wrong_order': m.refusal_field_dates_in_wrong_order,
  'field.dates_required': m.refusal_field_dates_required,
  'field.gift_description_required': m.refusal_field_gift_description_required,
  'field.gift_details_and_price_required': m.refusal_field_gift_details_and_price_required,
  'field.invalid': m.refusal_field_invalid,
  'field.invalid_email': m.refusal_field_invalid_email,
  'field.invalid_number': m.refusal_field_invalid_number,
  'field.password_too_long': m.refusal_field_password_too_long,
  'field.password_too_short': m.refusal_field_password_too_short,
  'field.required': m.refusal_field_required,
  'field.slot_order': m.refusal_field_slot_order,
  'field.slots_overlap': m.refusal_field_slots_overlap,
  'field.too_long': m.refusal_field_too_long,
  'input.invalid': m.refusal_input_invalid,
  'influencer.not_found': m.refusal_influencer_not_found,
  'message.blank': m.refusal_message_blank,
  'request.foreign_origin': m.refusal_request_foreign_origin,
  'request.not_json': m.refusal_request_not_json,
  'request.too_large': m.refusal_request_too_large,
  'request.wrong_type': m.refusal_request_wrong_type,
  'session.required': m.refusal_session_required,
};

/** What a refusal says to a person, in the language being spoken. */
export function refusalText(code: RefusalCode): string {
  return texts[code]();
}
