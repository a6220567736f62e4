import { enter } from './model-deals.ts';
import { settleWork } from './model-work.ts';
import type { DealPlace, Person, State } from './state.ts';

/**
 * Every act on the work of a deal calls this function first. Carries out the outcomes of deadlines that have passed.
 * Returns a refusal if `by` is a stranger or the deal is not running.
 */
export function enterWork(state: State, place: DealPlace, by: Person): string | null {
  const refused = enter(state, place, by);
  if (refused) return refused;
  const { deal } = place;
  if (deal.status === 'signing') return 'contract.not_signed';
  settleWork(state, place);
  return deal.status === 'running' ? null : 'deal.move_not_allowed';
}
