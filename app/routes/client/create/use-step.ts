import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type StepId, stepIds } from './steps.ts';

const names: readonly string[] = stepIds;

/**
 * Which step is open: the address says so (`?step=`), so that Back, Reload and a change of language keep the place. An
 * address without one means where the draft was left; a step that may not be opened yet gives way to the last that may.
 */
export function useStep(reach: number, entryStep: StepId) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const said = search.get('step') ?? entryStep;
  const returnTo = names.indexOf(said);
  const index = Math.min(Math.max(returnTo, 0), reach);

  // Steps are turned in the browser alone: nothing is asked of the server, so they turn without a network too.
  const open = (step: number, replace = false) =>
    void navigate({ search: searchOf(stepIds[step]) }, { replace, defaultShouldRevalidate: false });
  useEffect(() => {
    if (returnTo !== index) open(index, true);
  });

  return { step: stepIds[index] ?? 'basics', index, open };
}

export function searchOf(step: StepId = 'basics'): string {
  return `?step=${step}`;
}
