import { found } from '#app/forms/answer.ts';
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
  const words = fold(campaignTitle).match(/[a-z0-9]+/g) ?? [];
  const name = [fold(m.contract_title()), ...words].join('-').slice(0, 80);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}-${version}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
