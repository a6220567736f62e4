import { found } from '#app/forms/answer.ts';
import { fileNameOf, fileResponse } from '#app/rendering/file-response.server.ts';
import { ctxOf } from '#app/request/context.ts';
import { admitParty } from '#app/routes/deal/admit-party.ts';
import { findContractFile } from '#domain/contracts/contract-file.server.ts';
import { fold } from '#domain/fold.ts';
import { m } from '#messages';
import type { Route } from './+types/file';

/** Sends the PDF of the signed contract, the same bytes to both sides. */
export async function loader({ context, params: { dealId } }: Route.LoaderArgs): Promise<Response> {
  admitParty(context);
  const { content, campaignTitle, version } = await found(findContractFile(ctxOf(context), dealId));
  const name = fileNameOf(fold(m.contract_title()), campaignTitle);
  return fileResponse(`${name}-${version}`, ['application/pdf', 'pdf'], new Uint8Array(content));
}
