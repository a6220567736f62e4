import { type Color, PAGE, rule, WIDTH, write } from '#app/rendering/pdf/pen.server.ts';

export interface PdfColumn {
  head: () => string;
  /** Share of the width of the page. */
  share: number;
  align?: 'right';
}

interface Cell {
  text: string;
  y: number;
  color?: Color;
}

/** Height of the heads and gap between columns, in points. */
const HEAD = 22;
const GAP = 8;

/** Lower edge of the tables of a page, in points. The page number is below it. */
export const TABLE_END = PAGE.height - 64;

/**
 * The gap between columns is part of a cell: at the end of a left-aligned cell, at the start of a right-aligned cell.
 */
export function writeCells(
  doc: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  size: number,
  cells: readonly Cell[],
): void {
  let left = PAGE.margin;
  for (const [index, { text, y, color = 'ink' }] of cells.entries()) {
    const { share = 0, align = 'left' } = columns[index] ?? {};
    const x = align === 'right' ? left + GAP : left;
    write(doc, text, x, y, { size, color, width: WIDTH * share - GAP, align });
    left += WIDTH * share;
  }
}

/** Returns the lower edge of the heads in points. */
export function drawHeads(doc: PDFKit.PDFDocument, columns: readonly PdfColumn[], y: number): number {
  const heads = columns.map(({ head }) => ({ text: head(), y: y + 5, color: 'soft' as const }));
  writeCells(doc, columns, 8, heads);
  rule(doc, PAGE.margin, y + HEAD, WIDTH, 'ink');
  return y + HEAD;
}
