import { Link } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { useReturnRevalidation } from '#app/live/use-return-revalidation.ts';
import { Checklist } from '#app/ui/checklist.tsx';
import type { EntryStep } from '#domain/influencers/collection.server.ts';
import type { EntrySteps } from '#domain/influencers/find-entry-steps.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { entryStepLabels } from '#messages/labels/checklist.ts';
import { currentLanguage } from '#messages/path-language.ts';

/** Each step has a field of the profile, except verification, because staff verify profiles. */
const fields: Record<EntryStep, string | null> = {
  email: 'confirmation',
  picture: 'picture',
  thematic: 'thematics',
  figures: 'figures',
  verification: null,
};

interface EntryChecklistProps {
  entry: EntrySteps;
  hasShippingAddress: boolean;
}

export function EntryChecklist({ entry, hasShippingAddress }: EntryChecklistProps) {
  const to = usePath();
  useReturnRevalidation();
  const date = entry.until && formatDate(entry.until, currentLanguage());
  return (
    <Checklist
      title={m.checklist_entry_title()}
      text={date ? m.checklist_entry_until({ date }) : m.checklist_entry_text()}
      steps={entry.steps.map(({ name, isDone }) => {
        const field = fields[name];
        return {
          label: entryStepLabels[name](),
          isDone,
          to: field ? to(pathTo('/profile', { tab: 'account', '#': field })) : undefined,
        };
      })}
    >
      {!hasShippingAddress && (
        <>
          {m.checklist_gifts()}{' '}
          <Link to={to('/preferences', { '#': 'shipping-address' })} className="underline underline-offset-4">
            {m.checklist_gifts_link()}
          </Link>
          .
        </>
      )}
    </Checklist>
  );
}
