import { useFetchers, useNavigation } from 'react-router';

/**
 * False while a page is loading or a form is being sent. A reload then would make React Router ignore the form's
 * redirect, or lose the redirect's toast.
 */
export function useIsIdle(): boolean {
  const isLoading = useNavigation().state !== 'idle';
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined);
  return !isLoading && !isSending;
}
