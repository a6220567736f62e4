import type { ShouldRevalidateFunctionArgs } from 'react-router';

export function revalidateOnConflict(args: ShouldRevalidateFunctionArgs): boolean {
  return args.defaultShouldRevalidate || args.actionStatus === 409;
}
