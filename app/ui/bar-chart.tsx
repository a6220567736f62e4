interface BarChartProps {
  label: string;
  /** A missing value is null and gets a pale column, because a bar without height would mean 0. */
  points: readonly { day: string; value: number | null; text: string }[];
  look: 'accent' | 'metal';
}

const HEIGHT = 100;
const looks = { accent: 'text-accent', metal: 'text-metal' };

export function BarChart({ label, points, look }: BarChartProps) {
  // Bar width as a share of the space per point. Few points get narrower bars.
  const width = Math.min(0.72, points.length / 20);
  const largest = Math.max(1e-9, ...points.map(({ value }) => value ?? 0));
  return (
    <svg
      viewBox={`0 0 ${points.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      fill="currentColor"
      className={`block h-36 w-full border-y border-line ${looks[look]}`}
    >
      {points.map(({ day, value, text }, index) => {
        const height = value === null ? HEIGHT : (value / largest) * (HEIGHT - 6);
        return (
          <rect
            key={day}
            x={index + (1 - width) / 2}
            y={HEIGHT - height}
            width={width}
            height={height}
            className={value === null ? 'text-line' : undefined}
          >
            <title>{`${day}: ${text}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
