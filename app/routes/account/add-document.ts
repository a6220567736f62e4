import { hrefIn } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { UploadFailed } from '#app/uploads/upload.ts';
import type { DocumentType } from '#domain/companies/document.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

/** Adds an upload to the company's documents. On failure it shows a toast and rejects with `UploadFailed` and a sentence. */
export async function addDocument(fileId: string, type: DocumentType): Promise<void> {
  const address = hrefIn(currentLanguage(), '/api/company/documents');
  const answer = await callJson(address, { body: { fileId, type } });
  if (answer?.ok) return;
  showToast('company.document_add_failed');
  throw new UploadFailed(answer?.body.message ?? m.company_document_add_failed());
}
