import { Form, useActionData, useFetcher, useNavigation } from 'react-router';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import type { QrCode } from './qr-code.ts';

interface BegunEnrolment {
  secret: string;
  backupCodes: string[];
  qrCode: QrCode;
}

export function Enrolment() {
  const fetcher = useFetcher<{ begun: BegunEnrolment } | object>();
  const answer = fetcher.data;
  const begun = answer && 'begun' in answer ? answer.begun : undefined;
  const { form, errorOf } = useFormAnswer(answer);
  return (
    <Page title={m.staff_second_factor_title()} lead={m.staff_second_factor_lead()} width="narrow">
      {begun ? (
        <Confirmation begun={begun} />
      ) : (
        <fetcher.Form ref={form} method="post" noValidate className="grid gap-5">
          <input type="hidden" name="intent" value="begin" />
          <ProofFields
            field={(name) => ({ name, error: errorOf(name) })}
            help={m.staff_second_factor_password_help()}
          />
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={m.staff_second_factor_busy()}>
            {m.staff_second_factor_begin()}
          </Button>
        </fetcher.Form>
      )}
    </Page>
  );
}

function Confirmation({ begun: { secret, backupCodes, qrCode } }: { begun: BegunEnrolment }) {
  const fetcher = useFetcher<unknown>();
  const { form, errorOf } = useFormAnswer(fetcher.data);
  const { size, path } = qrCode;
  return (
    <ol className="grid gap-10">
      <li>
        <h2>{m.staff_second_factor_scan()}</h2>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={m.staff_second_factor_qr()}
          shapeRendering="crispEdges"
          className="my-5 w-60 max-w-full rounded-card border border-line bg-white text-on-ground"
        >
          <path d={path} fill="currentColor" />
        </svg>
        <p className="text-soft">{m.staff_second_factor_secret()}</p>
        <p className="mt-1 font-medium break-all tabular-nums">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </li>
      <li>
        <h2>{m.staff_second_factor_backup()}</h2>
        <p className="mt-2 text-soft">{m.staff_second_factor_backup_text()}</p>
        <ul className="mt-5 grid grid-cols-2 gap-x-6 rounded-card border border-line bg-surface px-5 py-4 tabular-nums">
          {backupCodes.map((code) => (
            <li key={code} className="py-1">
              {code}
            </li>
          ))}
        </ul>
      </li>
      <li>
        <h2 className="mb-5">{m.staff_second_factor_confirm()}</h2>
        <fetcher.Form ref={form} method="post" noValidate className="grid gap-5">
          <CodeField help={m.staff_second_factor_confirm_help()} error={errorOf('code')} />
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={m.staff_second_factor_busy()}>
            {m.staff_second_factor_done()}
          </Button>
        </fetcher.Form>
      </li>
    </ol>
  );
}

export function Challenge() {
  const { form, errorOf } = useFormAnswer(useActionData<unknown>(), { title: m.login_failed_title() });
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page title={m.staff_challenge_title()} lead={m.staff_challenge_lead()} width="narrow">
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <CodeField help={m.staff_challenge_help()} error={errorOf('code')} />
        <Button type="submit" busy={busy} busyLabel={m.login_busy()}>
          {m.login_submit()}
        </Button>
      </Form>
    </Page>
  );
}

function CodeField({ help, error }: { help: string; error: string | undefined }) {
  return (
    <Field
      label={m.staff_code()}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      help={help}
      required
      error={error}
    />
  );
}
