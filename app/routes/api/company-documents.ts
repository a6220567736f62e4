import { attemptJson, onlyPost, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { addDocument } from '#domain/companies/add-document.server.ts';
import { documentInput } from '#domain/companies/document-input.ts';
import { parse } from '#domain/parse.ts';
import type { Route } from './+types/company-documents';

export const loader = onlyPost;

/** `POST {fileId, type}` responds 201 to the request and its retries. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(context, async () => {
    await addDocument(ctxOf(context), parse(documentInput, await readJson(request)));
    return new Response(null, { status: 201 });
  });
}
