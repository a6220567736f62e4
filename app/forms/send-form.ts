import { data, isRouteErrorResponse } from 'react-router';

/**
 * Why nobody answered: no connection or no answer in time, an answer that is not ours, a fault of our server, or the
 * HTTP status of an error that something else (a proxy, an overloaded server) answered.
 */
export type NoAnswerReason = 'unreachable' | 'unreadable' | 'fault' | number;

export interface NoAnswer {
  noAnswer: NoAnswerReason;
}

const TIMEOUT_MS = 30_000;

/**
 * Calls a page's action from its `clientAction`. If nobody answers, the page and everything typed stay, and the form
 * gets a `NoAnswer`. Redirects, and the 4xx pages that our action throws, pass through.
 */
export async function sendForm<T>(serverAction: () => Promise<T>) {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  try {
    const answer = await Promise.race([serverAction(), timeout.promise]);
    // Our actions always return something; an empty answer is not ours.
    return answer === undefined ? noAnswer('fault') : answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // Our actions throw `data(null, …)`. React Router gives the body as text if it is not our server's answer.
    if (isRouteErrorResponse(error) && error.data === null && error.status < 500) throw error;
    return noAnswer(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/** With an error status React Router does not reload the page's data, which would fail too and replace the form. */
const noAnswer = (reason: NoAnswerReason) => data<NoAnswer>({ noAnswer: reason }, { status: 503 });

function reasonOf(error: unknown): NoAnswerReason {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof TypeError || error instanceof DOMException) return 'unreachable';
  // React Router wraps what it could not decode.
  return error instanceof Error && error.cause ? 'unreadable' : 'fault';
}
