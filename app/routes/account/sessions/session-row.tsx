import { Form } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import type { OpenSession } from '#domain/accounts/find-sessions.server.ts';
import { m } from '#messages';
import { formatShortMoment } from '#messages/format.ts';
import { browserText } from '#messages/session.ts';

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
}

/** The row of this browser's own session has a button that logs out, which also clears the browser's storage. */
export function SessionRow({ session, isEnding }: SessionRowProps) {
  const { id, isCurrent, network, startedAt, usedAt } = session;
  const language = useLanguage();
  const to = usePath();
  const name = browserText(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          {name} {isCurrent && <Badge tone="good">{m.session_current()}</Badge>}
        </p>
        <p className="mt-1 text-sm text-soft tabular-nums">
          {network && (
            <>
              {m.session_network({ network })}
              <br />
            </>
          )}
          <Moment at={startedAt}>
            {m.session_started({ moment: formatShortMoment(startedAt, language) })}
          </Moment>
          <br />
          <Moment at={usedAt}>{m.session_used({ moment: formatShortMoment(usedAt, language) })}</Moment>
        </p>
      </div>
      <Form
        method="post"
        {...(isCurrent && { action: to('/logout'), reloadDocument: true })}
        preventScrollReset
      >
        <input type="hidden" name="intent" value="end-session" />
        <input type="hidden" name="sessionId" value={id} />
        <Button
          type="submit"
          look="secondary"
          small
          busy={isEnding}
          busyLabel={m.session_ending()}
          aria-label={isCurrent ? undefined : m.session_end_name({ name })}
        >
          {isCurrent ? m.nav_logout() : m.session_end()}
        </Button>
      </Form>
    </li>
  );
}

function Moment({ at, children }: { at: Date; children: string }) {
  return <time dateTime={at.toISOString()}>{children}</time>;
}
