import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Reloads the page's data also after a late act (409) and after a code that is no longer valid (410). */
export function revalidateOnConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.defaultShouldRevalidate || args.actionStatus === 409 || args.actionStatus === 410;
}
