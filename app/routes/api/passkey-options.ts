import { attemptJson, onlyPost, readForm } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { beginPasskeyLogin, beginPasskeyProof } from '#domain/accounts/passkeys.server.ts';
import type { Route } from './+types/passkey-options';

export const loader = onlyPost;

/** Returns the options of a login by passkey, or of a proof by the logged-in person (`purpose=proof`). */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const purpose = (await readForm(request)).get('purpose');
  return attemptJson(context, async () => {
    if (purpose === 'proof') return Response.json(await beginPasskeyProof(ctx));
    const { options, cookies } = await beginPasskeyLogin(ctx, origin);
    const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
    return Response.json(options, { headers });
  });
}
