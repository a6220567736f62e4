import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { HiddenFields } from '#app/forms/hidden-fields.tsx';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Columns } from '#app/ui/icons.tsx';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/applications/application.ts';
import type { Applicant } from '#domain/applications/find-applicants.server.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { useCampaignQuery } from '../campaign-query.ts';

const FIELD = 'applicant';
const chosenIn = (form: HTMLFormElement) => new FormData(form).getAll(FIELD);

interface CompareFormProps {
  campaignId: string;
  title: ReactNode;
  children: (choice: (applicant: Applicant) => ReactNode) => ReactNode;
}

/** Compares two to four applicants. Without scripts, the page of the comparison says how many to choose. */
export function CompareForm({ campaignId, title, children }: CompareFormProps) {
  const to = usePath();
  const [chosen, setChosen] = useState<readonly FormDataEntryValue[]>([]);
  const [isRefused, setRefused] = useState(false);
  function change(event: FormEvent<HTMLFormElement>) {
    setChosen(chosenIn(event.currentTarget));
    setRefused(false);
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    if (chosenIn(event.currentTarget).length >= MIN_COMPARED) return;
    event.preventDefault();
    setRefused(true);
    event.currentTarget.querySelector<HTMLElement>('input:not(:checked)')?.focus();
  }
  const isNeeded = isRefused || chosen.length > 0;
  return (
    <Form
      action={to('/client/campaign/:campaignId/compare', { campaignId })}
      onChange={change}
      onSubmit={submit}
    >
      <HiddenFields fields={useCampaignQuery()} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-ink pb-2">
        {title}
        <p id="compare-help" className="text-sm text-soft">
          {m.compare_help()}
        </p>
      </div>
      {children(({ influencerId, fullName }) => (
        // The link of the row covers the whole row. The checkbox is above the link.
        <label className="relative z-10 -mx-3 grid size-11 shrink-0 cursor-pointer place-items-center">
          <input
            type="checkbox"
            name={FIELD}
            value={influencerId}
            disabled={chosen.length >= MAX_COMPARED && !chosen.includes(influencerId)}
            className="size-5 accent-accent-fill"
          />
          <span className="sr-only">{m.compare_choose({ name: memberName(fullName) })}</span>
        </label>
      ))}
      {/* The bar follows the choices in the tab order. After the first choice, the bar stays in view. */}
      <div
        className={`flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-3 ${isNeeded ? 'sticky low:static bottom-[var(--notice,0px)] z-20 -mt-px border-t border-line bg-paper pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:-mx-5 max-md:px-5' : 'pb-3'}`}
      >
        <p role="status" className={`text-sm ${isRefused ? 'text-bad' : 'text-soft'}`}>
          {isRefused ? m.compare_too_few() : chosen.length > 0 && m.compare_chosen({ count: chosen.length })}
        </p>
        <Button type="submit" look="secondary" small aria-describedby="compare-help">
          <Columns className="size-4 shrink-0" /> {m.compare_button()}
        </Button>
      </div>
    </Form>
  );
}
