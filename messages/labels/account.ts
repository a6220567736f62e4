import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const roleLabels: Labels<Role> = {
  client: m.role_client,
  influencer: m.role_influencer,
};
