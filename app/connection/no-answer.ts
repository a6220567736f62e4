import { isRouteErrorResponse } from 'react-router';
import { faultIdOf } from '#app/shell/fault-id.ts';
import { TIMEOUT_MS } from './timeout.ts';

/**
 * `unreachable`: no connection, or a timeout. `unreadable`: the data is not from our server. `fault`: our server
 * failed or sent an empty answer. A number is the HTTP status of a proxy or of an overloaded server.
 */
export type NoAnswerReason = 'unreachable' | 'unreadable' | 'fault' | number;

export interface NoAnswer {
  noAnswer: NoAnswerReason;
  retry?: () => void;
}

export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DOMException('', 'TimeoutError')), TIMEOUT_MS);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function reasonOf(error: unknown): NoAnswerReason {
  if (isRouteErrorResponse(error)) return faultIdOf(error) ? 'fault' : error.status;
  if (error instanceof TypeError || error instanceof DOMException) return 'unreachable';
  // React Router sets `cause` if it cannot decode the data.
  return error instanceof Error && error.cause ? 'unreadable' : 'fault';
}

/**
 * True without a connection, after a timeout, for data that is not from our server, and for the statuses 502 to 504. A
 * fault of our server counts as an answer.
 */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof Response) return false;
  const reason = reasonOf(error);
  return typeof reason === 'number' ? reason >= 502 && reason <= 504 : reason !== 'fault';
}

export const isNoAnswer = (answer: unknown): answer is NoAnswer =>
  typeof answer === 'object' && answer !== null && 'noAnswer' in answer;
