import type { RequestContext } from '#app/request/context.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import { endOtherSessions, endSession, endSessionInput } from '#domain/accounts/end-sessions.server.ts';
import { parse } from '#domain/parse.ts';

/** Handles the forms of `SessionSections`. Returns the toast of a success, or null for another form. */
export async function endRequestedSessions(
  { ctx, origin }: RequestContext,
  typed: Record<string, unknown>,
): Promise<ToastName | null> {
  if (typed.intent === 'end-other-sessions') {
    await endOtherSessions(ctx, origin);
    return 'session.others_ended';
  }
  if (typed.intent !== 'end-session') return null;
  await endSession(ctx, parse(endSessionInput, typed).sessionId);
  return 'session.ended';
}
