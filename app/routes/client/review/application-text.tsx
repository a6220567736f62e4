import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Applications with more characters have a smaller type size. */
const LONG = 400;

export function ApplicationText({ application, now }: { application: ApplicationForReview; now: Date }) {
  const { influencer, message, appliedAt } = application;
  return (
    <section className="border-l-2 border-accent pl-5">
      <h2 className="font-sans text-sm font-medium">
        {m.review_application()}{' '}
        <span className="font-normal text-soft">· {formatAgo(appliedAt, now, currentLanguage())}</span>
      </h2>
      {message ? (
        <p
          dir="auto"
          className={`mt-2 max-w-prose font-serif leading-snug whitespace-pre-line ${message.length > LONG ? 'text-xl' : 'text-2xl'}`}
        >
          {message}
        </p>
      ) : (
        <p className="mt-2 text-soft">{m.review_no_message({ name: memberName(influencer.fullName) })}</p>
      )}
    </section>
  );
}
