import { useId } from 'react';
import { Range } from '#app/ui/range.tsx';

interface RangeSliderProps {
  label: string;
  value: readonly number[];
  thumbs?: readonly string[];
  from: number;
  to: number;
  step?: number;
  onChange: (value: readonly number[]) => void;
  output: string;
}

export function RangeSlider(props: RangeSliderProps) {
  const { label, value, thumbs, from, to, step = 1, onChange, output } = props;
  const id = useId();
  const move = (index: number, requested: number) => {
    const [lowest = from, highest = to] = [value[index - 1], value[index + 1]];
    onChange(value.with(index, Math.min(Math.max(requested, lowest), highest)));
  };
  return (
    <div {...(thumbs && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={`${id}-label`} className="text-sm font-medium">
          {label}
        </span>
        <span className="font-serif text-xl tabular-nums">{output}</span>
      </div>
      <Range
        min={from}
        max={to}
        step={step}
        values={value}
        className="range-large"
        thumbs={value.map((thumbValue, index) => ({
          value: thumbValue,
          onChange: (event) => move(index, event.target.valueAsNumber),
          ...(thumbs
            ? { 'aria-label': thumbs[index] }
            : { 'aria-labelledby': `${id}-label`, 'aria-valuetext': output }),
        }))}
      />
    </div>
  );
}
