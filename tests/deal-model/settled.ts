import { close, settle } from './model-clock.ts';
import { settleWork } from './model-work.ts';
import { type DealPlace, dealIn, isOver, type State } from './state.ts';

/** A copy in which everything that is over by now has its outcome, as after the schedule. */
export function settledCopy(state: State, place: DealPlace): DealPlace {
  const copy = structuredClone(state);
  const found = dealIn(copy, place);
  if (found.deal.status === 'negotiating' && isOver(copy, found.campaign))
    close(copy, found, 'campaign_closed', copy.now, null);
  settle(copy, found);
  settleWork(copy, found);
  return found;
}
