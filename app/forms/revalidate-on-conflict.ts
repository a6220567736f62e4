import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** `shouldRevalidate` of pages that also reload their data after a conflict (409). */
export function revalidateOnConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.defaultShouldRevalidate || args.actionStatus === 409;
}
