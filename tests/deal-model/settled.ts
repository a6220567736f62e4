import { close, settle } from './model-clock.ts';
import { settleWork } from './model-work.ts';
import { type DealPlace, dealIn, isOver, type State } from './state.ts';

/** Returns the deal in a copy of the state, as after a run of the schedule: everything that is due has its outcome. */
export function settledCopy(state: State, place: DealPlace): DealPlace {
  const copy = structuredClone(state);
  const found = dealIn(copy, place);
  if (found.deal.status === 'negotiating' && isOver(copy, found.campaign))
    close(copy, found, 'campaign_closed', copy.now, null);
  settle(copy, found);
  settleWork(copy, found);
  return found;
}
