import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The `shouldRevalidate` of a page that also reloads its data after a conflict (409). */
export function revalidateOnConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.defaultShouldRevalidate || args.actionStatus === 409;
}
