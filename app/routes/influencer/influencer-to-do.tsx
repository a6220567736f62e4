import { usePath } from '#app/language.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { UnreadLines } from '#app/routes/conversation/unread-lines.tsx';
import { Accented } from '#app/ui/accented.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { ToDo, ToDoLine } from '#app/ui/to-do.tsx';
import type { InfluencerToDo as InfluencerToDoView } from '#domain/to-do/find-influencer-to-do.server.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { notificationText } from '#messages/notification.ts';
import { numberWord } from '#messages/number-word.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function InfluencerToDo({ toDo, now }: { toDo: InfluencerToDoView; now: Date }) {
  const { answers, conversations } = toDo;
  const language = currentLanguage();
  const to = usePath();
  useUnreadRevalidation();
  const count = answers.total;
  if (count === 0 && conversations.total === 0) return null;
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
      groups={<UnreadLines side="influencer" {...{ conversations, now }} />}
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
