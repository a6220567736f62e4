import { m } from '#messages';
import { Check, Minus } from './icons.tsx';

export function ConditionLine({ isMet, text }: { isMet: boolean; text: string }) {
  const Icon = isMet ? Check : Minus;
  return (
    <li className={`flex items-start gap-2.5 ${isMet ? '' : 'text-soft'}`}>
      <Icon className={`mt-0.5 size-4 shrink-0 ${isMet ? 'text-good' : ''}`} />
      <span className="line-clamp-2">
        <span className="sr-only">{isMet ? m.suggestion_met() : m.suggestion_unmet()} </span>
        {text}
      </span>
    </li>
  );
}
