import type { Ctx } from '../ctx.ts';
import type { ContractDocument, Parties } from './contract.ts';
import { findSignatures } from './write-signature.server.ts';

/** A contract with both signatures, for its PDF. */
export interface SignedContract {
  dealId: string;
  version: number;
  parties: Parties;
  document: ContractDocument;
  hash: string;
  signedAt: Date;
  /** In the order of signing. */
  signatures: {
    side: 'brand' | 'influencer';
    typedName: string;
    email: string;
    signedAt: Date;
    isCodeUsed: boolean;
  }[];
}

/**
 * Returns null unless both sides have signed the contract. Only jobs may call this function, because it does not check
 * access.
 */
export async function findSignedContract(
  { db }: Pick<Ctx, 'db'>,
  contractId: string,
): Promise<SignedContract | null> {
  const row = await db
    .selectFrom('contract')
    .select(['deal_id as dealId', 'version', 'parties', 'document', 'hash', 'signed_at as signedAt'])
    .where('id', '=', contractId)
    .executeTakeFirst();
  if (!row?.signedAt) return null;
  const signatures = (await findSignatures({ db }, contractId)).map((it) => ({
    side: it.side,
    typedName: it.typed_name,
    email: it.email,
    signedAt: it.signed_at,
    isCodeUsed: it.code_used,
  }));
  const { parties, document, signedAt } = row;
  return {
    ...row,
    signedAt,
    parties: parties as Parties,
    document: document as ContractDocument,
    signatures,
  };
}
