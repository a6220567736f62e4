import type { ComponentProps, CSSProperties } from 'react';

interface RangeProps {
  min: number;
  max: number;
  step: number;
  /** One value a thumb. With two, the lower comes first. */
  values: readonly number[];
  thumbs: readonly ComponentProps<'input'>[];
  className?: string;
}

/** The browser's own slider, or two of them over one track (`range.css`). */
export function Range({ min, max, step, values, thumbs, className = '' }: RangeProps) {
  const shareOf = (value = min) => (value - min) / (max - min);
  const filled = { '--from': values.length > 1 ? shareOf(values[0]) : 0, '--to': shareOf(values.at(-1)) };
  return (
    <div className={`range ${className}`} style={filled as CSSProperties}>
      {thumbs.map((thumb, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thumb has no other identity than its place
        <input key={index} type="range" {...{ min, max, step }} {...thumb} />
      ))}
    </div>
  );
}
