import { Form, Link } from 'react-router';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { usePath } from '#app/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Role } from '#domain/ctx.ts';
import { ERASURE_DAYS } from '#domain/erasures/erasure.ts';
import { m } from '#messages';
import { refusalText } from '#messages/refusal.ts';

interface RequestErasureProps {
  role: Role | null;
  email: string;
  /** Hides the form, because the request would be refused. */
  mustFinishDeals: boolean;
  answer: unknown;
}

export function RequestErasure({ role, email, mustFinishDeals, answer }: RequestErasureProps) {
  const to = usePath();
  const { refused, field } = pageAnswer(answer);
  const isFieldWrong = Object.keys(refused?.fields ?? {}).length > 0;
  return (
    <Page
      title={m.erasure_title()}
      lead={m.erasure_lead({ days: ERASURE_DAYS })}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      {(mustFinishDeals || (refused && !isFieldWrong)) && (
        <div className="mb-8">
          <Alert>{mustFinishDeals ? refusalText('erasure.open_deals') : refused?.message}</Alert>
        </div>
      )}
      <Consequences role={role} />
      <Section title={m.erasure_when_title()} text={m.erasure_when_text({ days: ERASURE_DAYS })}>
        <p className="max-w-prose">
          {m.erasure_export_text()}{' '}
          <Link to={to('/export')} className="underline underline-offset-4 hover:text-ink">
            {m.export_title()}
          </Link>
        </p>
        {!mustFinishDeals && (
          <Form
            method="post"
            action={to('/erasure')}
            reloadDocument
            noValidate
            className="grid max-w-xl gap-5"
          >
            <ProofFields field={field} help={m.erasure_proof_help({ email })} />
            <div>
              <Button type="submit" look="danger">
                {m.erasure_submit()}
              </Button>
            </div>
          </Form>
        )}
      </Section>
    </Page>
  );
}

export function Consequences({ role }: { role: Role | null }) {
  const list = 'grid max-w-prose list-disc gap-2 pl-5';
  return (
    <>
      <Section title={m.erasure_goes_title()}>
        <ul className={list}>
          <li>{m.erasure_goes_account()}</li>
          <li>{role === 'client' ? m.erasure_goes_brand() : m.erasure_goes_influencer()}</li>
          <li>{m.erasure_goes_files()}</li>
          <li>{m.erasure_goes_plan()}</li>
        </ul>
      </Section>
      <Section title={m.erasure_stays_title()} text={m.erasure_stays_text()}>
        <ul className={list}>
          <li>{m.erasure_stays_conversations()}</li>
          <li>{role === 'client' ? m.erasure_stays_brand() : m.erasure_stays_influencer()}</li>
          <li>{m.erasure_stays_invoices()}</li>
          <li>{m.erasure_stays_contracts()}</li>
          <li>{m.erasure_stays_reports()}</li>
          <li>{m.erasure_stays_audit()}</li>
        </ul>
      </Section>
    </>
  );
}
