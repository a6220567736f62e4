import { useEffect } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import type { findTestEmail } from '#domain/staff/services/test-email.server.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { failureReasonLabels } from '#messages/labels/operations.ts';
import { currentLanguage } from '#messages/path-language.ts';

type TestEmailView = Awaited<ReturnType<typeof findTestEmail>>;

/** Milliseconds until the page requests the result again. */
const PAUSE_MS = 2_000;

interface TestEmailProps {
  email: string;
  testEmail: TestEmailView;
  now: Date;
}

export function TestEmail({ email, testEmail, now }: TestEmailProps) {
  const to = usePath();
  const { state } = useNavigation();
  const isWaiting = testEmail !== null && !testEmail.sentAt && !testEmail.failedAt;
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` changes with each answer until there is a result
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void revalidate(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, now, revalidate]);
  return (
    <Section title={m.services_test_title()} text={m.services_test_text({ email })}>
      <p role="status" className="empty:hidden">
        {testEmail && resultOf(testEmail, now)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" preventScrollReset>
          <Button type="submit" look="secondary" busy={state === 'submitting'} busyLabel={m.staff_busy()}>
            {m.services_test_send()}
          </Button>
        </Form>
        {isWaiting && (
          <ButtonLink to={to('/staff/services')} look="quiet" preventScrollReset>
            {m.services_test_look()}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

function resultOf({ requestedAt, sentAt, failedAt, reason }: NonNullable<TestEmailView>, now: Date): string {
  const ago = (moment: Date) => formatAgo(moment, now, currentLanguage(), { inSentence: true });
  if (failedAt && reason)
    return m.services_test_failed({ ago: ago(failedAt), reason: failureReasonLabels[reason]() });
  return sentAt
    ? m.services_test_sent({ ago: ago(sentAt) })
    : m.services_test_waiting({ ago: ago(requestedAt) });
}
