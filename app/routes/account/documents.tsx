import { useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import { showFailure } from '#app/toasts/toast.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { DropZone, FileInput, FileInputText, fileInputBox } from '#app/uploads/file-input.tsx';
import { UploadFailed } from '#app/uploads/transfer.ts';
import { UploadAnnouncements, UploadStatus } from '#app/uploads/upload-status.tsx';
import { useFieldFocus } from '#app/uploads/use-field-focus.ts';
import { useUploads } from '#app/uploads/use-uploads.ts';
import { type DocumentType, documentTypes, MAX_DOCUMENTS } from '#domain/companies/document.ts';
import type { CompanyDocument } from '#domain/companies/find-documents.server.ts';
import { m } from '#messages';
import { documentTypeLabels } from '#messages/labels/company.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { DocumentRow } from './document-row.tsx';

/** Lists documents and uploads new documents. The server saves each document after its upload, not with the form. */
export function Documents({ documents }: { documents: CompanyDocument[] }) {
  const [type, setType] = useState<DocumentType>('kbis');
  const { revalidate } = useRevalidator();
  // Document type selected when each file was added. The selection may change during the upload.
  const typesOf = useRef(new WeakMap<File, DocumentType>());
  // Revalidations run one after another, because a new revalidation would abort the running one.
  const revalidated = useRef(Promise.resolve());
  const uploads = useUploads({
    profile: 'document',
    max: MAX_DOCUMENTS,
    tooMany: m.refusal_company_too_many_documents,
    ids: documents.map(({ id }) => id),
    onUploaded: async ({ id }, file) => {
      await addDocument(id, typesOf.current.get(file) ?? type);
      revalidated.current = revalidated.current.then(revalidate);
      await revalidated.current;
    },
  });
  function add(files: Iterable<File>) {
    const chosen = [...files];
    for (const file of chosen) typesOf.current.set(file, type);
    uploads.add(chosen);
  }
  const id = useId();
  const { pending, note } = uploads;
  const fieldFocus = useFieldFocus<HTMLDivElement>();
  return (
    <Section title={m.company_documents()} text={m.company_documents_text()} id="documents">
      <div {...fieldFocus} className="contents">
        <DropZone onFiles={add}>
          <Segmented
            label={m.company_document_type()}
            showLabel
            value={type}
            onChange={setType}
            choices={documentTypes.map((value) => ({ value, label: documentTypeLabels[value]() }))}
          />
          <FileInput
            uploads={uploads}
            describedBy={`${id}-help`}
            onFiles={add}
            className={`${fileInputBox} mt-4 py-7`}
          >
            <FileInputText
              icon={<Plus className="size-6" />}
              choose={m.company_document_choose()}
              drop={m.company_drop()}
            />
          </FileInput>
          <p id={`${id}-help`} className="mt-1.5 text-sm text-soft">
            {m.company_document_help()}
          </p>
          <p role="alert" className="text-sm whitespace-pre-line text-bad">
            {note}
          </p>
          <UploadAnnouncements uploads={uploads} />
        </DropZone>
        {documents.length + pending.length === 0 ? (
          <p className="text-soft">{m.company_no_documents()}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {pending.map((upload) => (
              <li key={upload.key} className="max-w-xl py-3">
                <p className="text-sm text-soft">
                  {documentTypeLabels[typesOf.current.get(upload.file) ?? type]()}
                </p>
                <UploadStatus {...{ upload, uploads }} />
              </li>
            ))}
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}

async function addDocument(fileId: string, type: DocumentType): Promise<void> {
  const address = hrefIn(currentLanguage(), '/api/company/documents');
  const answer = await callJson(address, { body: { fileId, type } });
  if (answer?.ok) return;
  showFailure('company.document_add_failed');
  throw new UploadFailed(answer?.body.message ?? m.company_document_add_failed(), { status: 0 });
}
