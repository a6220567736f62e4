import { Group } from './group.tsx';

interface ChipsProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange?: (values: Value[]) => void;
  help?: string;
  error?: string | undefined;
  required?: boolean;
  small?: boolean;
  max?: number;
}

export function chipClass(small = false): string {
  const size = small ? 'min-h-10 px-3.5 text-sm lg:min-h-8 lg:px-3' : 'min-h-11 px-4';
  return `relative inline-flex cursor-pointer items-center rounded-full border border-edge bg-surface transition-colors duration-150 hover:bg-sunken has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${size}`;
}

export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, name, choices, values, onChange, help, error, required } = props;
  const { max = Infinity, small = false } = props;
  const toggle = (value: Value, chosen: boolean) =>
    onChange?.(choices.map((it) => it.value).filter((it) => (it === value ? chosen : values.includes(it))));
  return (
    <Group {...{ legend, help, error, required }}>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className={chipClass(small)}>
            <input
              type="checkbox"
              name={name}
              value={value}
              {...(onChange
                ? {
                    checked: values.includes(value),
                    onChange: (event) => toggle(value, event.target.checked),
                  }
                : { defaultChecked: values.includes(value) })}
              disabled={values.length >= max && !values.includes(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </Group>
  );
}
