import type { BlockableKind } from '#domain/blocks/blockable.ts';
import { pathTo } from './path.ts';

export const blockPath = ({ kind, id }: { kind: BlockableKind; id: string }) =>
  kind === 'influencer'
    ? pathTo('/block/influencer/:influencerId', { influencerId: id })
    : pathTo('/block/company/:companyId', { companyId: id });

/** Returns the account that the parameters of an address name. */
export function blockableIn(params: { influencerId?: string | undefined; companyId?: string | undefined }): {
  kind: BlockableKind;
  id: string;
} {
  const { influencerId, companyId = '' } = params;
  return influencerId === undefined
    ? { kind: 'company', id: companyId }
    : { kind: 'influencer', id: influencerId };
}
