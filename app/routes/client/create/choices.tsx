import { Group } from '#app/ui/group.tsx';
import { RadioCard } from '#app/ui/radio-card.tsx';

interface ChoicesProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string; text?: string }[];
  chosen: Id | '';
  onChange: (chosen: Id) => void;
  error?: string | undefined;
  className?: string;
}

export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, name, options, chosen, onChange, error, className = '' } = props;
  return (
    <Group legend={legend} error={error} required>
      <div className={`grid gap-3 ${className}`}>
        {options.map((option) => (
          <RadioCard
            key={option.id}
            name={name}
            value={option.id}
            checked={chosen === option.id}
            required
            onChange={() => onChange(option.id)}
            className="flex min-h-11 items-start gap-2.5 whitespace-nowrap sm:p-4"
          >
            <span>
              <span className={option.text ? 'block font-serif text-2xl leading-tight' : 'tabular-nums'}>
                {option.label}
              </span>
              {option.text && <span className="mt-1 block whitespace-normal text-soft">{option.text}</span>}
            </span>
          </RadioCard>
        ))}
      </div>
    </Group>
  );
}
