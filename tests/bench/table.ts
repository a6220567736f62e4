export interface Figure {
  name: string;
  limit?: { atMost: number } | { atLeast: number };
  digits?: number;
}

export type Row = { page: string } & Record<string, string | number | undefined>;

export type Table = [title: string, figures: Figure[], rows: Row[]];

export type Add = (title: string, figures: Figure[], row: Row) => void;

export function report(tables: Table[]): void {
  for (const [title, figures, rows] of tables) console.log(`\n${title}\n${tableOf(figures, rows)}`);
  const missed = tables.flatMap(([, figures, rows]) =>
    rows.flatMap((row) => figures.filter((figure) => isMissed(figure, row[figure.name]))),
  );
  console.log(
    missed.length > 0
      ? `\n${missed.length} figures miss their limit (✗).`
      : '\nEvery figure is within its limit.',
  );
  if (missed.length > 0) process.exitCode = 1;
}

const isMissed = ({ limit }: Figure, value: Row[string]): boolean => {
  if (typeof value !== 'number' || !limit) return false;
  return 'atMost' in limit ? value > limit.atMost : value < limit.atLeast;
};

function tableOf(figures: Figure[], rows: Row[]): string {
  const shown = (figure: Figure, value: Row[string]) => {
    if (typeof value !== 'number') return value ? `${value}  ` : '';
    return `${value.toFixed(figure.digits ?? 0)}${isMissed(figure, value) ? ' ✗' : '  '}`;
  };
  const limits = figures.map(({ limit }) => {
    if (!limit) return '';
    return 'atMost' in limit ? `≤ ${limit.atMost}  ` : `≥ ${limit.atLeast}  `;
  });
  const lines = [
    ['', ...figures.map(({ name }) => `${name}  `)],
    ['', ...limits],
    ...rows.map((row) => [row.page, ...figures.map((figure) => shown(figure, row[figure.name]))]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
