interface BarChartProps {
  label: string;
  points: readonly { day: string; value: number; text: string }[];
  look: 'accent' | 'metal';
}

const HEIGHT = 100;
const looks = { accent: 'text-accent', metal: 'text-metal' };

export function BarChart({ label, points, look }: BarChartProps) {
  // Bar width as a share of the space per point. Few points get narrower bars.
  const width = Math.min(0.72, points.length / 20);
  const largest = Math.max(1e-9, ...points.map(({ value }) => value));
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
        const height = (value / largest) * (HEIGHT - 6);
        return (
          <rect key={day} x={index + (1 - width) / 2} y={HEIGHT - height} width={width} height={height}>
            <title>{`${day}: ${text}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}
