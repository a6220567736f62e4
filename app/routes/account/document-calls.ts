import { hrefIn } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { UploadFailed } from '#app/uploads/upload.ts';
import type { DocumentType } from '#domain/companies/document.ts';
import { m } from '#messages';
import { spokenLanguage } from '#messages/language.ts';

/** Makes an upload a document of the company. Rejects with `UploadFailed` and a sentence; then the page says so too. */
export async function addDocument(fileId: string, type: DocumentType): Promise<void> {
  const address = hrefIn(spokenLanguage(), '/api/company/documents');
  const answer = await callJson(address, { body: { fileId, type } });
  if (answer?.ok) return;
  showToast('company.document_add_failed');
  throw new UploadFailed(answer?.body.message ?? m.company_document_add_failed());
}
