import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';

interface RangeSliderProps {
  label: string;
  /** One thumb, or two: the lower first. */
  value: readonly number[];
  /** The names of two thumbs; a single one has the slider's own. */
  thumbs?: readonly string[];
  from: number;
  to: number;
  step?: number;
  onChange: (value: readonly number[]) => void;
  output: string;
  disabled?: boolean | undefined;
}

/** A slider whose value stands beside its name, with thumbs that a thumb can hold. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, thumbs, from, to, step = 1, onChange, output, disabled = false } = props;
  const placeOf = (it = from) => ((it - from) / (to - from)) * 100;
  // One thumb fills from the very end of the track, which reaches half a thumb further than its middle may go.
  const start = value.length > 1 ? `${placeOf(value[0])}%` : '-0.875rem';
  return (
    <Slider
      value={[...value]}
      minValue={from}
      maxValue={to}
      step={step}
      onChange={onChange}
      isDisabled={disabled}
      className="group data-disabled:opacity-60"
    >
      <div className="flex items-baseline justify-between gap-4">
        <Label className="text-sm font-medium">{label}</Label>
        <SliderOutput className="font-serif text-xl tabular-nums">{output}</SliderOutput>
      </div>
      <div className="px-3.5">
        <SliderTrack className="relative h-11 w-full cursor-pointer data-disabled:cursor-not-allowed">
          <div className="absolute inset-x-0 top-1/2 -mx-3.5 h-1 -translate-y-1/2 rounded-full bg-edge/50" />
          <div
            className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-accent"
            style={{ left: start, right: `${100 - placeOf(value.at(-1))}%` }}
          />
          {value.map((_, index) => (
            <SliderThumb
              // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place
              key={index}
              index={index}
              {...(thumbs ? { 'aria-label': thumbs[index] ?? label } : {})}
              className="top-1/2 size-7 rounded-full border-2 border-accent bg-surface transition-colors duration-150 data-dragging:bg-accent data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-accent"
            />
          ))}
        </SliderTrack>
      </div>
    </Slider>
  );
}
