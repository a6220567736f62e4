import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type ApplicationStatus, outcomeOf } from '#domain/applications/application.ts';
import type { Language } from '#domain/language.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatCount, formatDate, formatHours, formatRate } from '#messages/format.ts';
import { figuresSourceLabels, reportOutcomeLabels } from '#messages/labels/report.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { drawable } from './pdf-fonts.server.ts';
import type { colors, Pen } from './pdf-pen.server.ts';

interface Table {
  lines: ReportLine[];
  /** The number of all applications. */
  all: number;
  language: Language;
  /** The top of the table on the current page. */
  y: number;
  page: { width: number; height: number; margin: number };
}

const ROW = 33;
const HEAD = 22;
const FOOT = 64;
const GAP = 8;

/** `share` is the column's fraction of the width. Numbers are right-aligned. */
const columns: { head: () => string; share: number; align?: 'right' }[] = [
  { head: m.report_column_name, share: 0.33 },
  { head: m.report_column_state, share: 0.16 },
  { head: m.report_column_applied, share: 0.14 },
  { head: m.report_column_answer, share: 0.13, align: 'right' },
  { head: m.report_column_followers, share: 0.12, align: 'right' },
  { head: m.report_column_engagement_short, share: 0.12, align: 'right' },
];

const outcomeColors: Record<ApplicationStatus, keyof typeof colors> = {
  accepted: 'good',
  pending: 'wait',
  declined: 'bad',
  ended: 'soft',
};

/** Draws the applications on as many pages as needed, each with the head of the table. */
export async function drawTable(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { lines, all, language, page, ...table }: Table,
): Promise<void> {
  const { margin } = page;
  const width = page.width - 2 * margin;
  let { y } = table;
  const newPage = () => {
    doc.addPage();
    y = drawHead(pen, margin, margin, width);
  };
  if (y + 60 + Math.min(3, lines.length) * ROW > page.height - FOOT) {
    doc.addPage();
    y = margin;
  }
  y += pen.write(m.report_pdf_applicants(), margin, y, { face: 'serif', size: 22, width }) + 4;
  const note = all > lines.length ? `${m.report_pdf_first({ shown: lines.length, all })} ` : '';
  const words = lines.length > 0 ? note + m.report_pdf_figures() : m.report_pdf_none();
  y += pen.write(words, margin, y, { size: 8.5, color: 'soft', width, leading: 12, lines: 3 }) + 10;
  if (lines.length === 0) return;
  y = drawHead(pen, margin, y, width);
  for (const [index, line] of lines.entries()) {
    if (y + ROW > page.height - FOOT) newPage();
    drawLine(pen, line, { x: margin, y, width, language });
    y += ROW;
    if (index % 20 === 19) await yieldToRequests();
  }
}

/** Moves right-aligned text across the gap, to the right edge of its column. */
const textLeft = (x: number, align: 'left' | 'right') => (align === 'right' ? x + GAP : x);

function drawHead(pen: Pen, x: number, y: number, width: number): number {
  let columnX = x;
  for (const { head, share, align = 'left' } of columns) {
    pen.write(head(), textLeft(columnX, align), y + 5, {
      size: 8,
      color: 'soft',
      width: width * share - GAP,
      align,
    });
    columnX += width * share;
  }
  pen.rule(x, y + HEAD, width, 'ink');
  return y + HEAD;
}

function drawLine(
  pen: Pen,
  line: ReportLine,
  { x, y, width, language }: { x: number; y: number; width: number; language: Language },
): void {
  const outcome = outcomeOf(line);
  const cells = [
    drawable(line.fullName).trim() ? line.fullName : `@${line.handle}`,
    reportOutcomeLabels[outcome](),
    formatDate(line.appliedAt, language),
    line.answerHours === null ? m.analytics_none() : formatHours(line.answerHours, language),
    formatCount(line.followers, language),
    formatRate(line.engagementRate, language),
  ];
  let columnX = x;
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const isName = index === 0;
    const hasSubtext = isName || index >= 4;
    pen.write(cells[index] ?? '', textLeft(columnX, align), y + (hasSubtext ? 5 : 9), {
      size: 9,
      color: index === 1 ? outcomeColors[outcome] : 'ink',
      width: width * share - GAP,
      align,
    });
    if (isName) {
      const about = [
        `@${line.handle}`,
        line.location,
        ...line.thematics.map((thematic) => thematicLabels[thematic]()),
      ];
      const words = about.filter(Boolean).join(' · ');
      pen.write(words, columnX, y + 17, { size: 7.5, color: 'soft', width: width * share - GAP });
    }
    columnX += width * share;
  }
  const source = figuresSourceLabels[line.figuresSource]();
  pen.write(source, x, y + 17, { size: 7.5, color: 'soft', width, align: 'right' });
  pen.rule(x, y + ROW - 0.5, width);
}
