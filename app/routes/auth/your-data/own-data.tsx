import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { usePath } from '#app/language.ts';
import { Consequences } from '#app/routes/account/erasure/request-erasure.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { lastFullDay } from '#domain/clock.ts';
import type { Role } from '#domain/ctx.ts';
import { ERASURE_DAYS } from '#domain/erasures/erasure.ts';
import type { OwnExport } from '#domain/exports/find-export.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatBytes, formatDate } from '#messages/format.ts';

interface OwnDataProps {
  own: { token: string; email: string; role: Role; due: Date | null; archive: OwnExport };
  refusal: string | undefined;
  language: Language;
}

/** Export and erasure for a suspended person, who opened the page with an emailed link. */
export function OwnData({ own: { token, email, role, due, archive }, refusal, language }: OwnDataProps) {
  const { ready, isPreparing } = archive;
  return (
    <Page title={m.your_data_title()} lead={m.your_data_of({ email })}>
      {refusal && (
        <div className="mb-8">
          <Alert>{refusal}</Alert>
        </div>
      )}
      <Section
        title={m.export_title()}
        text={
          ready
            ? m.export_ready_text({ date: formatDate(lastFullDay(ready.until), language) })
            : m.export_lead()
        }
      >
        {ready && (
          <Act token={token} intent="download">
            {m.export_download({ size: formatBytes(ready.bytes, language) })}
          </Act>
        )}
        {isPreparing && <p role="status">{m.your_data_requested()}</p>}
        {!ready && !isPreparing && (
          <Act token={token} intent="export">
            {m.export_request()}
          </Act>
        )}
      </Section>
      {due ? (
        <Section title={m.erasure_title()} text={m.your_data_erasing({ date: formatDate(due, language) })}>
          <Act token={token} intent="keep">
            {m.erasure_keep()}
          </Act>
        </Section>
      ) : (
        <>
          <Consequences role={role} />
          <Section title={m.erasure_title()} text={m.erasure_lead({ days: ERASURE_DAYS })}>
            <Act token={token} intent="erase" look="danger">
              {m.erasure_submit()}
            </Act>
          </Section>
        </>
      )}
    </Page>
  );
}

interface ActProps {
  token: string;
  intent: 'download' | 'export' | 'erase' | 'keep';
  look?: 'secondary' | 'danger';
  children: ReactNode;
}

function Act({ token, intent, look = 'secondary', children }: ActProps) {
  const to = usePath();
  return (
    <Form method="post" action={to('/your-data', { token })} reloadDocument>
      <Button type="submit" name="intent" value={intent} look={look}>
        {children}
      </Button>
    </Form>
  );
}
