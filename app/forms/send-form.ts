import { data, isRouteErrorResponse } from 'react-router';
import { type NoAnswer, type NoAnswerReason, reasonOf, withTimeout } from '#app/connection/no-answer.ts';

export type { NoAnswerReason };

/**
 * Calls a page's action from its `clientAction`. Returns a `NoAnswer` if no usable answer arrives within 15 seconds.
 * Rethrows redirects and the 4xx responses of our actions.
 */
export async function sendForm<T>(serverAction: () => Promise<T>) {
  try {
    const answer = await withTimeout(serverAction());
    // Our actions always return data, so an empty answer is a fault.
    return answer === undefined ? noAnswer('fault') : answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // Our actions throw `data(null, …)`. In answers of other servers, React Router sets `data` to text.
    if (isRouteErrorResponse(error) && error.data === null && error.status < 500) throw error;
    return noAnswer(reasonOf(error));
  }
}

/**
 * The error status keeps React Router from reloading the page's data. A failed reload would replace the form with an
 * error page.
 */
const noAnswer = (reason: NoAnswerReason) => data<NoAnswer>({ noAnswer: reason }, { status: 503 });
