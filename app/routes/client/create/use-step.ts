import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type StepId, stepIds } from './steps.ts';

const names: readonly string[] = stepIds;

/**
 * The address has the open step (`?step=`), so that Back, Reload and a change of language work. Without `?step=`,
 * opens the step at which the user left the draft. Steps after the first invalid step cannot be opened.
 */
export function useStep(lastReachable: number, entryStep: StepId) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const requested = search.get('step') ?? entryStep;
  const requestedIndex = names.indexOf(requested);
  const index = Math.min(Math.max(requestedIndex, 0), lastReachable);

  // Sends nothing to the server, so that the step also opens offline.
  const open = (step: number, replace = false) =>
    void navigate(`?step=${stepIds[step]}`, { replace, defaultShouldRevalidate: false });
  useEffect(() => {
    if (requestedIndex !== index) open(index, true);
  });

  return { step: stepIds[index] ?? 'basics', index, open };
}
