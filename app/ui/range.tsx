import type { ComponentProps, CSSProperties } from 'react';

interface RangeProps {
  min: number;
  max: number;
  step: number;
  values: readonly number[];
  thumbs: readonly ComponentProps<'input'>[];
  className: string;
}

export function Range({ min, max, step, values, thumbs, className }: RangeProps) {
  const shareOf = (value = min) => (value - min) / (max - min);
  const filled = { '--from': values.length > 1 ? shareOf(values[0]) : 0, '--to': shareOf(values.at(-1)) };
  return (
    <div className={`range ${className}`} style={filled as CSSProperties}>
      {thumbs.map((thumb, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is identified by its index
        <input key={index} type="range" {...{ min, max, step }} {...thumb} />
      ))}
    </div>
  );
}
