import { chipClass } from './chips.tsx';
import { Group } from './group.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: string;
  onChange: (value: Value) => void;
  help?: string;
  error?: string | undefined;
}

/** Radio buttons that look like `Chips`. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, choices, value: chosen, onChange, help, error } = props;
  return (
    <Group {...{ legend, help, error }}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label, lang }) => (
          <label key={value} lang={lang} className={chipClass()}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
