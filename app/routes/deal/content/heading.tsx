import { Accented } from '#app/ui/accented.tsx';
import { DayLine } from '#app/ui/day-line.tsx';
import { TurnSign } from '#app/ui/turn.tsx';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { type AnswerDays, contentState, contentTitle, contentTurn } from './content-text.ts';

interface ContentHeadingProps {
  view: ContentView;
  today: string;
  days: AnswerDays;
}

/** Shows the title of the content, whose turn it is, the last event and the deadline. */
export function ContentHeading({ view, today, days }: ContentHeadingProps) {
  const language = currentLanguage();
  const { deal } = view;
  const turn = contentTurn(view);
  const { lead, text, line } = contentState({ view, language, today, days });
  return (
    <div>
      <TurnSign isMine={turn === deal.side}>{turnText(view)}</TurnSign>
      <h1 className="mt-3 text-balance wrap-anywhere">
        <Accented {...contentTitle(view, language)} />
      </h1>
      {lead && <p className="mt-3 text-soft text-pretty">{lead}</p>}
      {line && line.last >= today && (
        <div className="mt-6 max-w-md">
          <DayLine start={line.start} today={today} last={line.last} isSent={false} />
        </div>
      )}
      {text && <p className="mt-3 max-w-md text-sm text-soft text-pretty">{text}</p>}
    </div>
  );
}

function turnText(view: ContentView): string {
  const turn = contentTurn(view);
  if (turn)
    return turn === view.deal.side
      ? m.deal_turn_yours()
      : m.deal_turn_other({ name: otherNameOf(view.deal) });
  if (view.mustWait) return m.content_wait_turn();
  return view.deliverable.status === 'dropped' ? m.content_turn_dropped() : m.content_turn_confirmed();
}
