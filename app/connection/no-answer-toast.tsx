import { Button } from '#app/ui/button.tsx';
import { Close } from '#app/ui/icons.tsx';
import { m } from '#messages';
import script from './keep-document-script.ts?worker&url';

const ID = 'no-answer-toast';

/** Every server-only page has this toast, hidden until `showNoAnswer` shows it. */
export function NoAnswerToast() {
  return (
    <>
      <div id={ID} popover="manual" className="toast-place toast-card m-0 open:flex">
        <div role="alert" className="flex-1">
          <p className="font-medium text-bad">{m.connection_lost()}</p>
          <p className="text-soft">{m.form_no_answer()}</p>
          <Button look="secondary" small className="mt-3" data-retry>
            {m.connection_retry()}
          </Button>
        </div>
        <button
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
          aria-label={m.toast_close()}
          className="toast-close"
        >
          <Close className="size-4" />
        </button>
      </div>
      <script type="module" src={script} />
    </>
  );
}
