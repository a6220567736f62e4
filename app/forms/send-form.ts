import { data, isRouteErrorResponse } from 'react-router';
import { type NoAnswer, type NoAnswerReason, reasonOf, withTimeout } from '#app/connection/no-answer.ts';

export type { NoAnswerReason };

/**
 * Calls a page's action from its `clientAction`. Returns a `NoAnswer` if no usable answer arrives within 15 seconds;
 * the page then keeps the typed values. Rethrows redirects and the 4xx responses of our actions.
 */
export async function sendForm<T>(serverAction: () => Promise<T>) {
  try {
    const answer = await withTimeout(serverAction());
    // Our actions always return data. An empty answer is therefore not usable.
    return answer === undefined ? noAnswer('fault') : answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // Our actions throw `data(null, …)`. For an answer from elsewhere, React Router sets `data` to text.
    if (isRouteErrorResponse(error) && error.data === null && error.status < 500) throw error;
    return noAnswer(reasonOf(error));
  }
}

/**
 * The error status prevents React Router from reloading the page's data. That reload would also fail, and an error page
 * would replace the form.
 */
const noAnswer = (reason: NoAnswerReason) => data<NoAnswer>({ noAnswer: reason }, { status: 503 });
