import type { ConsentWay } from '#domain/consent/consent.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const consentWayLabels: Labels<ConsentWay> = {
  sign_up: m.consent_way_sign_up,
  page: m.consent_way_page,
  unsubscribe: m.consent_way_unsubscribe,
};
