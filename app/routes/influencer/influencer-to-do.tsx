import { DealLines } from '#app/deal/deal-lines.tsx';
import { usePath } from '#app/language.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { UnreadLines } from '#app/routes/conversation/unread-lines.tsx';
import { Accented } from '#app/ui/accented.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { ToDo, ToDoGroup, ToDoLine, ToDoMore } from '#app/ui/to-do.tsx';
import type { InfluencerToDo as InfluencerToDoView } from '#domain/to-do/find-influencer-to-do.server.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { notificationText } from '#messages/notification.ts';
import { numberWord } from '#messages/number-word.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { InvitationLines } from './invitation-lines.tsx';

const INVITATIONS_SHOWN = 12;

export function InfluencerToDo({ toDo, now }: { toDo: InfluencerToDoView; now: Date }) {
  const { answers, deals, invitations, conversations } = toDo;
  const language = currentLanguage();
  const to = usePath();
  useUnreadRevalidation();
  const unread = (
    <>
      <DealLines deals={deals} />
      <UnreadLines side="influencer" {...{ conversations, now }} />
    </>
  );
  const lines = <InvitationLines invitations={invitations.lines.slice(0, INVITATIONS_SHOWN)} now={now} />;
  const folded = invitations.lines.slice(INVITATIONS_SHOWN);
  const more = folded.length > 0 && (
    <ToDoMore label={m.invitation_todo_more({ count: folded.length })}>
      <ul className="divide-y divide-line">
        <InvitationLines invitations={folded} now={now} />
      </ul>
    </ToDoMore>
  );
  if (answers.total === 0 && invitations.total > 0) {
    const { total: count } = invitations;
    const number = numberWord(count, language);
    return (
      <ToDo
        headline={
          <Accented
            sentence={(invitations) => m.invitation_todo({ count, number, invitations })}
            word={m.invitation_todo_word({ count })}
          />
        }
        groups={unread}
      >
        <ul className="divide-y divide-line">{lines}</ul>
        {more}
      </ToDo>
    );
  }
  const count = answers.total;
  if (count + deals.total + conversations.total === 0) return null;
  return (
    <ToDo
      headline={
        count > 0 && (
          <Accented
            sentence={(answers) => m.todo_answers({ count, answers, number: numberWord(count, language) })}
            word={m.todo_answers_word({ count })}
          />
        )
      }
      groups={
        <>
          <ToDoGroup title={m.invitation_todo_group()} total={invitations.total} more={more}>
            {lines}
          </ToDoGroup>
          {unread}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {answers.lines.map((answer) => (
          <ToDoLine
            key={answer.id}
            to={to('/notifications/:notificationId', { notificationId: answer.id })}
            picture={
              <CompanyLogo
                company={{ name: answer.otherName, logo: answer.picture }}
                className="aspect-square w-full"
              />
            }
            title={answer.otherName}
            detail={notificationText(answer)}
            time={formatAgo(answer.createdAt, now, language)}
          />
        ))}
      </ul>
    </ToDo>
  );
}
