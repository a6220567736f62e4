import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { Close } from './icons.tsx';
import shortlistScript from './shortlist-dialog-script.ts?worker&url';

/** Dialog for the shortlist links of a server-only page, for brands. Without scripts, the links lead to a page. */
export function ShortlistDialog() {
  return (
    <>
      <dialog
        data-shortlist-dialog={hrefIn(currentLanguage(), '/api/shortlisted')}
        aria-label={m.shortlists()}
        className="m-auto max-h-[85dvh] w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 text-ink backdrop:bg-on-ground/50 max-sm:mb-4"
      >
        <form method="dialog" className="float-right -mt-3 -mr-3">
          <button
            type="submit"
            aria-label={m.shortlist_close()}
            className="grid size-11 place-items-center rounded-full hover:bg-sunken"
          >
            <Close />
          </button>
        </form>
        <div data-content />
        <p data-no-answer role="alert" hidden className="mt-4 rounded-card bg-bad-ground px-4 py-3 text-bad">
          {m.shortlist_no_answer()}
        </p>
      </dialog>
      <script type="module" src={shortlistScript} />
    </>
  );
}
