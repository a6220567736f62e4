import { daysLater, momentAt } from './calendar.ts';
import { dealsOf, type State } from './state.ts';

/** Returns the moments from now on, earliest first, at which a deadline or a reminder is due or a campaign ends. */
export function edgesOf(state: State): number[] {
  const { campaigns, now } = state;
  const due = [
    ...dealsOf(state).flatMap(({ deal }) => [deal.dueAt, deal.work?.dueAt ?? null]),
    ...campaigns.flatMap(({ applications }) => applications.map((it) => it?.dueAt ?? null)),
    ...campaigns.map(({ endDate }) => momentAt(daysLater(endDate, 1), 0)),
  ];
  return [...new Set(due)].flatMap((it) => (it !== null && it >= now ? [it] : [])).sort((a, b) => a - b);
}
