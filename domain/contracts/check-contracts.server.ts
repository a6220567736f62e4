import { HOUR_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import type { Terms } from '../terms/terms.ts';
import type { ContractDocument, Parties } from './contract.ts';
import { hashOfFile } from './contract-file.server.ts';
import { hashOfContract } from './hash-contract.server.ts';
import { findSignatures, markOf } from './write-signature.server.ts';

export interface CheckedContracts {
  contracts: number;
  signatures: number;
  files: number;
  /** One sentence for each fault. */
  faults: string[];
}

/**
 * Recomputes the hashes of all texts and PDFs and the HMACs of all signatures (`markOf`). Reports a fault for each
 * changed text, signature or PDF. For a signed contract, also reports a missing signature, and a PDF that is still
 * missing an hour after the last signature.
 */
export async function checkContracts(ctx: Ctx): Promise<CheckedContracts> {
  const checked: CheckedContracts = { contracts: 0, signatures: 0, files: 0, faults: [] };
  const ids = await ctx.db.selectFrom('contract').select('id').orderBy('id').execute();
  for (const { id } of ids) {
    const faults = await faultsOf(ctx, id, checked);
    checked.contracts += 1;
    checked.faults.push(...faults.map((it) => `${id}: ${it}`));
  }
  return checked;
}

async function faultsOf(ctx: Ctx, id: string, checked: CheckedContracts): Promise<string[]> {
  const contract = await ctx.db
    .selectFrom('contract')
    .select(['terms', 'parties', 'document', 'hash', 'signed_at', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const faults: string[] = [];
  const frozen = {
    terms: contract.terms as Terms,
    parties: contract.parties as Parties,
    document: contract.document as ContractDocument,
  };
  if (hashOfContract(frozen) !== contract.hash)
    faults.push('the text does not have the hash that was signed');
  let previous: string | null = null;
  const signatures = await findSignatures(ctx, id);
  for (const { mark, ...row } of signatures) {
    checked.signatures += 1;
    if (row.hash !== contract.hash) faults.push(`the signature of the ${row.side} is for another text`);
    if (row.previous_mark !== previous || markOf(ctx, row) !== mark)
      faults.push(`the signature of the ${row.side} was changed`);
    previous = mark;
  }
  if (contract.signed_at && signatures.length !== 2) faults.push('a signature is missing');
  const file = await ctx.db
    .selectFrom('contract_file')
    .select(['content', 'hash'])
    .where('contract_id', '=', id)
    .executeTakeFirst();
  if (file) checked.files += 1;
  if (file && hashOfFile(file.content) !== file.hash) faults.push('the PDF was changed');
  const isLate = contract.signed_at && ctx.now.getTime() - contract.signed_at.getTime() > HOUR_MS;
  if (!file && (isLate || contract.file_id)) faults.push('the PDF is missing');
  return faults;
}
