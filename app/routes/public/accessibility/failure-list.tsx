import type { ReactNode } from 'react';
import { hasFailed, type KnownFailure, knownFailures, type Results } from '#domain/accessibility/checks.ts';
import { m } from '#messages';
import { checkLabels, knownFailureTexts } from '#messages/labels/accessibility.ts';
import { Criteria } from './criteria.tsx';

/** The known barriers, then the checks that failed in the last run. */
export function FailureList({ checks }: Pick<Results, 'checks'>) {
  const known = Object.keys(knownFailures) as KnownFailure[];
  return (
    <>
      <p>{m.accessibility_failing_text()}</p>
      <ul className="border-t border-line">
        {known.map((failure) => (
          <Failure key={failure} criteria={knownFailures[failure]}>
            {knownFailureTexts[failure]()}
          </Failure>
        ))}
        {checks.filter(hasFailed).map(({ name, criteria }) => (
          <Failure key={name} criteria={criteria}>
            {m.accessibility_failure_check({ check: checkLabels[name]() })}
          </Failure>
        ))}
      </ul>
    </>
  );
}

const Failure = ({ criteria, children }: { criteria: readonly string[]; children: ReactNode }) => (
  <li className="max-w-prose border-b border-line py-4">
    {children}
    <Criteria criteria={criteria} />
  </li>
);
