export interface Lines<Line> {
  lines: Line[];
  total: number;
}

export function linesOf<Row extends { total: number }>(rows: readonly Row[]): Lines<Omit<Row, 'total'>> {
  return { lines: rows.map(({ total, ...line }) => line), total: rows[0]?.total ?? 0 };
}
