import type { conditionNames } from '#domain/campaigns/conditions/condition.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const conditionRules: Labels<(typeof conditionNames)[number]> = {
  thematics: m.ordering_condition_thematics,
  followers: m.ordering_condition_followers,
  place: m.ordering_condition_place,
  kind: m.ordering_condition_kind,
  price: m.ordering_condition_price,
  gift: m.ordering_condition_gift,
};
