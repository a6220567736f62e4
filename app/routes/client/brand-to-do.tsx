import { Link } from 'react-router';
import { DealLines } from '#app/deal/deal-lines.tsx';
import { usePath } from '#app/language.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { UnreadLines } from '#app/routes/conversation/unread-lines.tsx';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { ToDo, ToDoGroup, ToDoLine, ToDoMore } from '#app/ui/to-do.tsx';
import type { MissingToPublish } from '#domain/campaigns/publication.ts';
import type { BrandToDo as BrandToDoView, WaitingApplicant } from '#domain/to-do/find-brand-to-do.server.ts';
import { m } from '#messages';
import { answerByText } from '#messages/answer-by.ts';
import { endingSoon } from '#messages/ending.ts';
import { formatAgo, formatList } from '#messages/format.ts';
import { firstNameOf } from '#messages/member-name.ts';
import { numberWord } from '#messages/number-word.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { TransitionButton } from './transition-button.tsx';

const PEOPLE_SHOWN = 4;

const missingFields: Record<MissingToPublish['field'], () => string> = {
  slot1: m.todo_field_slot1,
  endDate: m.todo_field_end_date,
};

export function BrandToDo({ toDo, now }: { toDo: BrandToDoView; now: Date }) {
  const { applicants, deals, conversations, drafts } = toDo;
  const language = currentLanguage();
  useUnreadRevalidation();
  const [first] = applicants.lines;
  if (!first && deals.total + conversations.total + drafts.total === 0) return null;
  const count = applicants.total;
  const people = new Set(applicants.lines.map(({ influencerId }) => influencerId));
  const headline = people.size < applicants.lines.length ? m.todo_waiting_applications : m.todo_waiting;
  return (
    <ToDo
      headline={
        first && (
          <Accented
            sentence={(wait) => headline({ count, wait, number: numberWord(count, language) })}
            word={m.todo_wait({ count })}
          />
        )
      }
      action={first && <Begin applicant={first} />}
      groups={
        <>
          <DealLines deals={deals} />
          <UnreadLines side="client" {...{ conversations, now }} />
          <Drafts drafts={drafts} />
        </>
      }
    >
      <People people={applicants.lines.slice(0, PEOPLE_SHOWN)} now={now} />
      {applicants.lines.length > PEOPLE_SHOWN && (
        <ToDoMore label={m.todo_more({ count: applicants.lines.length - PEOPLE_SHOWN })}>
          <People people={applicants.lines.slice(PEOPLE_SHOWN)} now={now} />
        </ToDoMore>
      )}
    </ToDo>
  );
}

const reviewOf = ({ campaignId, influencerId }: WaitingApplicant) =>
  ['/client/campaigns/:campaignId/influencer/:influencerId', { campaignId, influencerId }] as const;

function Begin({ applicant }: { applicant: WaitingApplicant }) {
  const to = usePath();
  return (
    <ButtonLink to={to(...reviewOf(applicant))} className="whitespace-normal! wrap-anywhere">
      {m.todo_begin({ name: firstNameOf(applicant.fullName) })}
    </ButtonLink>
  );
}

function People({ people, now }: { people: readonly WaitingApplicant[]; now: Date }) {
  const to = usePath();
  const language = currentLanguage();
  return (
    <ul className="grid gap-x-4 max-md:divide-y max-md:divide-line md:grid-cols-4 md:gap-y-6">
      {people.map((applicant) => {
        const { answerBy, endDate } = applicant;
        const ending = answerBy ? answerByText(answerBy, now, language) : endingSoon(endDate, now, language);
        return (
          <li
            key={applicant.campaignId + applicant.influencerId}
            className="group relative flex min-w-0 items-center gap-4 py-3 md:block md:py-0"
          >
            <Portrait
              name={applicant.fullName}
              picture={applicant.picture}
              className="aspect-4/5 w-16 shrink-0 md:aspect-square md:w-full"
            />
            <div className="min-w-0">
              <h3 className="truncate text-xl md:mt-2.5">
                <Link
                  to={to(...reviewOf(applicant))}
                  dir="auto"
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {applicant.fullName}
                </Link>
              </h3>
              <p dir="auto" className="truncate text-sm text-soft">
                {applicant.campaignTitle}
              </p>
              <p className="text-sm text-soft">
                {ending && <span className="font-medium text-wait">{ending}</span>}
                {ending && ' · '}
                {m.todo_applied({ ago: formatAgo(applicant.appliedAt, now, language, { inSentence: true }) })}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Drafts({ drafts: { lines, total } }: { drafts: BrandToDoView['drafts'] }) {
  const to = usePath();
  const language = currentLanguage();
  return (
    <ToDoGroup
      title={m.todo_drafts()}
      total={total}
      all={
        total > lines.length && {
          to: to('/client/campaigns', { status: 'draft' }),
          label: m.todo_all_drafts(),
        }
      }
    >
      {lines.map(({ missing, ...draft }) => {
        const [first] = missing;
        const campaignId = draft.id;
        return (
          <ToDoLine
            key={campaignId}
            to={
              first
                ? to('/client/campaign/:campaignId/edit', { campaignId, '#': first.field })
                : to('/client/campaign/:campaignId', { campaignId })
            }
            picture={<CampaignCover campaign={draft} className="aspect-square w-full" />}
            title={draft.title}
            detail={
              first ? (
                <span className="text-wait">
                  {m.todo_lacks({
                    fields: formatList(
                      missing.map(({ field }) => missingFields[field]()),
                      language,
                    ),
                  })}
                </span>
              ) : (
                <span className="text-good">{m.todo_lacks_nothing()}</span>
              )
            }
            titleId={`draft-${campaignId}`}
            {...(first
              ? { action: m.todo_complete() }
              : {
                  button: (
                    <TransitionButton
                      campaignId={campaignId}
                      transition="publish"
                      look="secondary"
                      describedBy={`draft-${campaignId}`}
                      small
                    />
                  ),
                })}
          />
        );
      })}
    </ToDoGroup>
  );
}
