import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage } from '#app/language.ts';
import { Confirm } from '#app/ui/confirm.tsx';
import type { CompanyDocument } from '#domain/companies/find-documents.server.ts';
import { m } from '#messages';
import { formatBytes, formatDate } from '#messages/format.ts';
import { documentTypeLabels } from '#messages/labels/company.ts';

export function DocumentRow({ document }: { document: CompanyDocument }) {
  const { id, type, name, bytes, addedAt, address } = document;
  const { Form, state, data } = useFetcher<unknown>();
  const language = useLanguage();
  // Shows immediately why a removal failed, because the following reload may remove this row.
  useFormAnswer(data, {
    title: m.company_document_remove_failed(),
    noAnswer: 'company.document_remove_failed',
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 basis-56 grow">
        <a
          href={address}
          download
          className="inline-block min-h-6 font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current"
        >
          {name}
        </a>
        <p className="text-sm text-soft tabular-nums">
          {[documentTypeLabels[type](), formatBytes(bytes, language), formatDate(addedAt, language)].join(
            ' · ',
          )}
        </p>
      </div>
      <Confirm
        label={m.company_document_remove()}
        aria-label={m.company_document_remove_name({ name })}
        question={m.company_document_remove_question()}
        consequence={m.company_document_remove_text({ name })}
        back={m.company_document_keep()}
        look="danger"
        small
        busy={state !== 'idle'}
        busyLabel={m.company_document_removing()}
        form={Form}
      >
        <input type="hidden" name="intent" value="remove-document" />
        <input type="hidden" name="documentId" value={id} />
      </Confirm>
    </li>
  );
}
