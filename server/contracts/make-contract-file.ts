import { hrefIn } from '#app/addresses/path.ts';
import { saveContractFile } from '#domain/contracts/contract-file.server.ts';
import { findSignedContract } from '#domain/contracts/find-signed-contract.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { contractPdf } from './contract-pdf.ts';

/** Renders and stores the PDF of a contract. Does nothing until both sides signed. */
export async function makeContractFile(ctx: Ctx, contractId: string, publicUrl: string): Promise<void> {
  const contract = await findSignedContract(ctx, contractId);
  if (!contract) return;
  const address = publicUrl + hrefIn('fr', '/deals/:dealId/contract', { dealId: contract.dealId });
  await saveContractFile(ctx, contractId, await contractPdf(contract, address));
}
