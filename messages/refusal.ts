import type { Language } from '#domain/language.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';

type Sentence = (inputs?: object, options?: { locale?: Language }) => string;

const texts: Record<RefusalCode, Sentence> = {
  'account.email_taken': m.refusal_account_email_taken,
  'account.invalid_credentials': m.refusal_account_invalid_credentials,
  'account.link_not_valid': m.refusal_account_link_not_valid,
  'account.password_too_common': m.refusal_account_password_too_common,
  'account.too_many_attempts': m.refusal_account_too_many_attempts,
  'account.wrong_password': m.refusal_account_wrong_password,
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
  'field.city_required': m.refusal_field_city_required,
  'field.company_name_required': m.refusal_field_company_name_required,
  'field.dates_in_wrong_order': m.refusal_field_dates_in_wrong_order,
  'field.dates_required': m.refusal_field_dates_required,
  'field.gift_description_required': m.refusal_field_gift_description_required,
  'field.gift_details_and_price_required': m.refusal_field_gift_details_and_price_required,
  'field.invalid': m.refusal_field_invalid,
  'field.invalid_email': m.refusal_field_invalid_email,
  'field.invalid_handle': m.refusal_field_invalid_handle,
  'field.invalid_number': m.refusal_field_invalid_number,
  'field.invalid_percent': m.refusal_field_invalid_percent,
  'field.moment_is_past': m.refusal_field_moment_is_past,
  'field.password_too_long': m.refusal_field_password_too_long,
  'field.password_too_short': m.refusal_field_password_too_short,
  'field.phone_required': m.refusal_field_phone_required,
  'field.required': m.refusal_field_required,
  'field.slot_order': m.refusal_field_slot_order,
  'field.slots_overlap': m.refusal_field_slots_overlap,
  'field.street_required': m.refusal_field_street_required,
  'field.too_long': m.refusal_field_too_long,
  'field.username_required': m.refusal_field_username_required,
  'influencer.not_found': m.refusal_influencer_not_found,
  'input.invalid': m.refusal_input_invalid,
  'instagram.unavailable': m.refusal_instagram_unavailable,
  'instagram.unknown_account': m.refusal_instagram_unknown_account,
  'message.blank': m.refusal_message_blank,
  'preferences.company_name_required': m.refusal_preferences_company_name_required,
  'preferences.too_many_cities': m.refusal_preferences_too_many_cities,
  'preferences.zip_code_required': m.refusal_preferences_zip_code_required,
  'request.bad_address': m.refusal_request_bad_address,
  'request.foreign_origin': m.refusal_request_foreign_origin,
  'request.method_not_allowed': m.refusal_request_method_not_allowed,
  'request.not_json': m.refusal_request_not_json,
  'request.too_large': m.refusal_request_too_large,
  'request.wrong_type': m.refusal_request_wrong_type,
  'session.required': m.refusal_session_required,
};

/** What a refusal says to a person, in the language being spoken unless another is named. */
export function refusalText(code: RefusalCode, language?: Language): string {
  return texts[code]({}, language && { locale: language });
}
