import type { ReactNode } from 'react';
import { type PageAnswer, pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import type { Begun, EnrolmentAnswer } from './enrolment.ts';
import { qrCodeOf } from './qr-code.ts';

export function BeginForm({ answer }: { answer: PageAnswer }) {
  return (
    <PageForm
      answer={answer}
      failureTitle={m.second_factor_failed()}
      needsLogin
      submit={m.second_factor_begin()}
      busyLabel={m.second_factor_busy()}
    >
      <input type="hidden" name="intent" value="begin" />
      <ProofFields field={answer.field} help={m.second_factor_password_help()} />
    </PageForm>
  );
}

/** Returns the page of a set-up in progress, or null before the first step. */
export function setUpPage(actionData: unknown, next: string): ReactNode {
  const { begun, backupCodes } = (actionData ?? {}) as EnrolmentAnswer;
  if (backupCodes)
    return (
      <BackupCodes
        title={m.second_factor_set()}
        lead={m.second_factor_set_text()}
        codes={backupCodes}
        next={next}
      />
    );
  return begun ? <ScanPage begun={begun} answer={pageAnswer(actionData)} /> : null;
}

function ScanPage({ begun: { secret, address }, answer }: { begun: Begun; answer: PageAnswer }) {
  const { size, path } = qrCodeOf(address);
  return (
    <Page title={m.second_factor_setup_title()} width="narrow">
      <ol className="grid gap-10">
        <li>
          {/* biome-ignore lint/a11y/noAutofocus: the user continues at this step */}
          <h2 autoFocus={!answer.refused} tabIndex={-1} className="outline-none">
            {m.second_factor_scan()}
          </h2>
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label={m.second_factor_qr()}
            shapeRendering="crispEdges"
            className="my-5 w-60 max-w-full rounded-card border border-line bg-white text-on-ground"
          >
            <path d={path} fill="currentColor" />
          </svg>
          <p className="text-soft">{m.second_factor_secret()}</p>
          <p className="mt-1 font-medium break-all tabular-nums">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </li>
        <li>
          <h2 className="mb-5">{m.second_factor_confirm()}</h2>
          <PageForm
            answer={answer}
            failureTitle={m.second_factor_failed()}
            needsLogin
            submit={m.second_factor_done()}
            busyLabel={m.second_factor_busy()}
          >
            <input type="hidden" name="secret" value={secret} />
            <CodeField {...answer.field('code')} help={m.second_factor_confirm_help()} />
          </PageForm>
        </li>
      </ol>
    </Page>
  );
}

interface BackupCodesProps {
  title: string;
  lead: string;
  codes: readonly string[];
  /** Path of the page after the set-up. */
  next: string;
}

export function BackupCodes({ title, lead, codes, next }: BackupCodesProps) {
  return (
    <Page title={title} lead={lead} width="narrow">
      {/* biome-ignore lint/a11y/noAutofocus: the user continues here */}
      <h2 autoFocus tabIndex={-1} className="outline-none">
        {m.second_factor_backup()}
      </h2>
      <p className="mt-2 text-soft">{m.second_factor_backup_text()}</p>
      <ul className="my-5 grid grid-cols-2 gap-x-6 rounded-card border border-line bg-surface px-5 py-4 tabular-nums">
        {codes.map((code) => (
          <li key={code} className="py-1">
            {code}
          </li>
        ))}
      </ul>
      <ButtonLink to={next} reloadDocument>
        {m.second_factor_backup_kept()}
      </ButtonLink>
    </Page>
  );
}
