import { showToast } from '#app/toasts/toast.tsx';
import { UploadFailed } from '#app/uploads/upload.ts';
import type { DocumentType } from '#domain/companies/document.ts';
import { m } from '#messages';
import { pathIn, spokenLanguage } from '#messages/language.ts';

const GIVE_UP_AFTER_MS = 15_000;

/** Makes an upload a document of the company. Rejects with `UploadFailed` and a sentence; then the page says so too. */
export async function addDocument(fileId: string, type: DocumentType): Promise<void> {
  const answer = await fetch(pathIn(spokenLanguage(), '/api/company/documents'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ fileId, type }),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  }).catch(() => null);
  if (answer?.ok) return;
  showToast('company.document_add_failed');
  const said = (await answer?.json().catch(() => null)) as { message?: string } | null | undefined;
  throw new UploadFailed(said?.message ?? m.company_document_add_failed());
}
