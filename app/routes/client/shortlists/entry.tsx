import { Form } from 'react-router';
import { RemoveForm } from '#app/forms/remove-form.tsx';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { ArrowRight } from '#app/ui/icons.tsx';
import { CardFigures } from '#app/ui/influencer-card.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { ThematicTags } from '#app/ui/thematic-tags.tsx';
import { VerifiedMark } from '#app/ui/verified-mark.tsx';
import { MAX_NOTE_LENGTH, type ShortlistEntry } from '#domain/shortlists/shortlist.ts';
import { m } from '#messages';

interface EntryProps {
  entry: ShortlistEntry;
  action: string;
}

/** Opening the link to the profile uses one of the brand's daily views. */
export function Entry({ entry: { card, note, takesInvitations }, action }: EntryProps) {
  const to = usePath();
  const { id, name, handle, location, picture, thematics } = card;
  return (
    <li className="border-b border-line py-6">
      <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5">
        <Portrait name={name} picture={picture} className="aspect-4/5 w-full" />
        <div className="wrap-anywhere">
          <div className="flex items-start justify-between gap-3">
            <h2 dir="auto" className="text-2xl">
              <a
                href={to('/influencer/:influencerId', { influencerId: id })}
                className="decoration-1 underline-offset-4 hover:underline"
              >
                {name}
              </a>
              {card.isVerified && <VerifiedMark />}
            </h2>
            <RemoveForm name={name} action={action} fields={{ influencerId: id }} className="-mr-3">
              {m.remove()}
            </RemoveForm>
          </div>
          <p className="text-sm text-soft">{[`@${handle}`, location].filter(Boolean).join(' · ')}</p>
          <CardFigures card={card} />
          <ThematicTags thematics={thematics} className="mt-3" />
          {takesInvitations ? (
            <a
              href={to('/client/invite/:influencerId', { influencerId: id })}
              className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent decoration-1 underline-offset-4 hover:underline"
            >
              {m.invitation_card()}
              <span className="sr-only"> {m.invitation_card_of({ name })}</span>
              <ArrowRight className="size-4" />
            </a>
          ) : (
            <p className="mt-3 text-sm text-soft">{m.invitation_not_taken_short()}</p>
          )}
        </div>
        <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2">
          {note && (
            <p
              dir="auto"
              className="border-l-2 border-metal pl-4 font-serif text-xl leading-snug whitespace-pre-line italic"
            >
              {note}
            </p>
          )}
          <details key={note} className="mt-1">
            <summary className="flex min-h-9 cursor-pointer items-center text-sm text-soft underline underline-offset-4 hover:text-ink">
              {note ? m.shortlist_note_edit() : m.shortlist_note_add()}
              <span className="sr-only"> {name}</span>
            </summary>
            <Form
              method="post"
              action={action}
              preventScrollReset
              className="mt-2 grid justify-items-start gap-3 *:w-full"
            >
              <input type="hidden" name="intent" value="note" />
              <input type="hidden" name="influencerId" value={id} />
              <TextArea
                label={m.shortlist_note_of({ name })}
                help={m.shortlist_note_help()}
                name="note"
                rows={3}
                maxLength={MAX_NOTE_LENGTH}
                limit={MAX_NOTE_LENGTH}
                defaultValue={note}
              />
              <Button type="submit" look="secondary" small className="w-auto!">
                {m.shortlist_save()}
              </Button>
            </Form>
          </details>
        </div>
      </article>
    </li>
  );
}
