import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import type { OpenSession } from '#domain/accounts/find-sessions.server.ts';
import { m } from '#messages';
import { SessionRow } from './session-row.tsx';

interface SessionSectionsProps {
  sessions: readonly OpenSession[];
  more: number;
}

/** The action of the page must call `endRequestedSessions`. */
export function SessionSections({ sessions, more }: SessionSectionsProps) {
  const { formData } = useNavigation();
  const list = useFocusOnChange<HTMLUListElement>(sessions.length + more);
  return (
    <>
      <Section title={m.session_open()} text={m.session_open_text()} id="sessions">
        <div>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={m.session_open()}
            className="border-t border-line outline-none"
          >
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={formData?.get('sessionId') === session.id}
              />
            ))}
          </ul>
          {more > 0 && <p className="mt-4 text-sm text-soft">{m.session_more({ count: more })}</p>}
        </div>
      </Section>
      {sessions.length + more > 1 && (
        <Section title={m.session_others()} text={m.session_others_text()}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="end-other-sessions" />
            <Button
              type="submit"
              look="secondary"
              busy={formData?.get('intent') === 'end-other-sessions'}
              busyLabel={m.session_ending()}
            >
              {m.session_others_end()}
            </Button>
          </Form>
        </Section>
      )}
    </>
  );
}
