import { sendForm } from '#app/forms/send-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { showError } from '#app/toasts/toast.tsx';
import { m } from '#messages';

/**
 * `clientAction` of pages with transition buttons. Shows a refusal at once, because the following reload may remove
 * the button.
 */
export async function tellRefusal<T>(serverAction: () => Promise<T>) {
  const answer = await sendForm(serverAction);
  const refused = refusedIn(answer);
  if (refused) showError(m.toast_error(), refused.message);
  return answer;
}
