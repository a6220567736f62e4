import { hasFailed, type Results } from '#domain/accessibility/checks.ts';
import { checkLabels, outcomeText } from '#messages/labels/accessibility.ts';
import { Criteria } from './criteria.tsx';

export const CheckList = ({ checks }: Pick<Results, 'checks'>) => (
  <ul className="border-t border-line">
    {checks.map((check) => (
      <li
        key={check.name}
        className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_13rem]"
      >
        <div>
          <p className="text-ink">{checkLabels[check.name]()}</p>
          <Criteria criteria={check.criteria} />
        </div>
        <p className={`font-medium ${hasFailed(check) ? 'text-bad' : 'text-good'}`}>
          {outcomeText(check.outcomes)}
        </p>
      </li>
    ))}
  </ul>
);
