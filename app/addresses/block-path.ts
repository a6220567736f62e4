import type { BlockableKind } from '#domain/blocks/blockable.ts';
import { pathTo } from './path.ts';

export const blockPath = ({ kind, id }: { kind: BlockableKind; id: string }) =>
  kind === 'influencer'
    ? pathTo('/block/influencer/:influencerId', { influencerId: id })
    : pathTo('/block/company/:companyId', { companyId: id });

/** Returns the kind and id of the account, as read from route parameters. */
export function blockableIn(params: { influencerId?: string | undefined; companyId?: string | undefined }): {
  kind: BlockableKind;
  id: string;
} {
  const { influencerId, companyId = '' } = params;
  return influencerId === undefined
    ? { kind: 'company', id: companyId }
    : { kind: 'influencer', id: influencerId };
}
