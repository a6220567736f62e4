/**
 * An expected no. `code` is a fact (`application.already_decided`) that `messages` says in both languages;
 * `status` is what HTTP makes of it; `fields` names the inputs that are wrong, each with a code of its own.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, RefusalCode>>;

  constructor(code: RefusalCode, fields: Readonly<Record<string, RefusalCode>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusals[code];
    this.fields = fields;
  }
}

/** Every refusal of the product and its HTTP status. A sentence stands for each in `messages/{en,fr}/refusals.json`. */
export const refusals = {
  'account.email_not_confirmed': 403,
  'account.email_taken': 409,
  'account.invalid_credentials': 401,
  'account.link_not_valid': 410,
  'account.password_too_common': 422,
  'account.too_many_attempts': 429,
  'account.wrong_password': 422,
  'application.already_applied': 409,
  'application.already_decided': 409,
  'application.not_found': 404,
  'application.not_pending': 409,
  'campaign.changed_meanwhile': 409,
  'campaign.details_are_fixed': 409,
  'campaign.end_is_past': 422,
  'campaign.move_not_allowed': 409,
  'campaign.not_found': 404,
  'campaign.not_open': 409,
  'campaign.slot_required': 422,
  'campaign.too_many_gift_images': 422,
  'company.document_not_found': 404,
  'company.name_too_short': 422,
  'company.not_found': 404,
  'company.siret_invalid': 422,
  'company.siret_not_14_digits': 422,
  'company.too_many_documents': 422,
  'company.zip_code_required': 422,
  'contact.too_many': 429,
  'conversation.closed': 409,
  'conversation.not_found': 404,
  'field.at_least_one_price': 422,
  'field.city_required': 422,
  'field.company_name_required': 422,
  'field.dates_in_wrong_order': 422,
  'field.dates_required': 422,
  'field.gift_description_required': 422,
  'field.gift_details_and_price_required': 422,
  'field.invalid': 422,
  'field.invalid_email': 422,
  'field.invalid_handle': 422,
  'field.invalid_number': 422,
  'field.invalid_percent': 422,
  'field.invalid_website': 422,
  'field.invalid_year': 422,
  'field.moment_is_past': 422,
  'field.password_too_long': 422,
  'field.password_too_short': 422,
  'field.phone_required': 422,
  'field.required': 422,
  'field.slot_order': 422,
  'field.slot_required': 422,
  'field.slots_overlap': 422,
  'field.street_required': 422,
  'field.too_long': 422,
  'field.username_required': 422,
  'file.active_content': 422,
  'file.broken': 422,
  'file.empty': 422,
  'file.gone': 422,
  'file.images_only': 422,
  'file.infected': 422,
  'file.missing': 422,
  'file.no_attachment': 415,
  'file.no_document': 415,
  'file.no_media': 415,
  'file.not_found': 404,
  'file.over_100_mb': 413,
  'file.over_10_mb': 413,
  'file.over_5_mb': 413,
  'file.scanner_down': 503,
  'file.store_down': 503,
  'file.svg': 415,
  'file.too_many_pixels': 422,
  'file.too_many_waiting': 429,
  'file.unpacks_too_large': 422,
  'influencer.no_views_left': 429,
  'influencer.not_found': 404,
  'input.invalid': 422,
  'instagram.unavailable': 503,
  'instagram.unknown_account': 422,
  'message.blank': 422,
  'message.too_many_files': 422,
  'notice.not_found': 404,
  'plan.without_advanced_filters': 403,
  'preferences.company_name_required': 422,
  'preferences.too_many_cities': 422,
  'preferences.zip_code_required': 422,
  'request.bad_address': 400,
  'request.foreign_origin': 403,
  'request.method_not_allowed': 405,
  'request.not_json': 400,
  'request.too_large': 413,
  'request.wrong_type': 415,
  'session.required': 401,
  'subscription.busy': 409,
  'subscription.no_till': 404,
  'subscription.notice_not_signed': 400,
} as const satisfies Record<string, number>;

export type RefusalCode = keyof typeof refusals;
