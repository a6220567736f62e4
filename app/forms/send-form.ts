import { data, isRouteErrorResponse } from 'react-router';

/**
 * Why there is no usable answer. `unreachable`: no connection, or a timeout. `unreadable`: the data is not from our server.
 * `fault`: our server failed, or the answer is empty. A number is the HTTP status of a proxy or of an overloaded server.
 */
export type NoAnswerReason = 'unreachable' | 'unreadable' | 'fault' | number;

export interface NoAnswer {
  noAnswer: NoAnswerReason;
}

const TIMEOUT_MS = 30_000;

/**
 * Calls a page's action from its `clientAction`. Returns a `NoAnswer` if no usable answer arrives within 30 seconds, so that
 * the page keeps the typed values. Rethrows redirects and the 4xx responses of our actions.
 */
export async function sendForm<T>(serverAction: () => Promise<T>) {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  try {
    const answer = await Promise.race([serverAction(), timeout.promise]);
    // Our actions always return data, so an empty answer is not usable.
    return answer === undefined ? noAnswer('fault') : answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // Our actions throw `data(null, …)`. If the answer is not from our server, React Router sets `data` to text.
    if (isRouteErrorResponse(error) && error.data === null && error.status < 500) throw error;
    return noAnswer(reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer has an error status, because React Router reloads the page's data after a success. That reload would fail as
 * well, and an error page would replace the form.
 */
const noAnswer = (reason: NoAnswerReason) => data<NoAnswer>({ noAnswer: reason }, { status: 503 });

function reasonOf(error: unknown): NoAnswerReason {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof TypeError || error instanceof DOMException) return 'unreachable';
  // If React Router cannot decode the data, it throws an error with the reason as `cause`.
  return error instanceof Error && error.cause ? 'unreadable' : 'fault';
}
