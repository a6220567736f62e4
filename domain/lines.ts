/** The first lines of a list, and the number of all its lines. */
export interface Lines<Line> {
  lines: Line[];
  total: number;
}

/** Takes the number of all rows from the column `total` of the first row. */
export function linesOf<Row extends { total: number }>(rows: readonly Row[]): Lines<Omit<Row, 'total'>> {
  return { lines: rows.map(({ total, ...line }) => line), total: rows[0]?.total ?? 0 };
}
