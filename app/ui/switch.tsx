interface SwitchProps {
  label: string;
  name: string;
  on: boolean;
  /** If absent, the switch is uncontrolled, and a form submits `1` if the switch is on. */
  onChange?: (on: boolean) => void;
}

export function Switch({ label, name, on, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-medium">
      <input
        type="checkbox"
        name={name}
        {...(onChange
          ? {
              role: 'switch',
              checked: on,
              'aria-checked': on,
              onChange: (event) => onChange(event.target.checked),
            }
          : { role: 'switch', defaultChecked: on, value: '1' })}
        className="peer sr-only"
      />
      <span
        aria-hidden
        className="h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken p-[3px] transition-colors duration-150 peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent *:bg-edge peer-checked:*:translate-x-5 peer-checked:*:bg-paper"
      >
        <span className="block size-5 rounded-full transition-transform duration-150" />
      </span>
      {label}
    </label>
  );
}
