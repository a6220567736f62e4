/** The first lines of a list, and the number of all lines. */
export interface Lines<Line> {
  lines: Line[];
  total: number;
}

/** The column `total` of the first row has the number of all rows. */
export function linesOf<Row extends { total: number }>(rows: readonly Row[]): Lines<Omit<Row, 'total'>> {
  return { lines: rows.map(({ total, ...line }) => line), total: rows[0]?.total ?? 0 };
}
