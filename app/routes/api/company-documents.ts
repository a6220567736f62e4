import { attemptJson, onlyPost, readJson } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { addDocument } from '#domain/companies/add-document.server.ts';
import { documentInput } from '#domain/companies/document.ts';
import { parse } from '#domain/parse.ts';
import type { Route } from './+types/company-documents';

export const loader = onlyPost;

/** `POST {fileId, type}`: 201 once that upload is a document of the asker's company, the same for every retry. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return attemptJson(async () => {
    await addDocument(ctxOf(context), parse(documentInput, await readJson(request)));
    return new Response(null, { status: 201 });
  });
}
