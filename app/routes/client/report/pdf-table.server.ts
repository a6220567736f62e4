import { setImmediate as soon } from 'node:timers/promises';
import { type ApplicationStatus, outcomeOf } from '#domain/applications/application.ts';
import type { Language } from '#domain/language.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatCount, formatDate, formatHours, formatRate } from '#messages/format.ts';
import { figuresSourceLabels, reportOutcomeLabels } from '#messages/labels/report.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { drawable } from './pdf-fonts.server.ts';
import type { inks, Pen } from './pdf-pen.server.ts';

interface Table {
  lines: ReportLine[];
  /** How many there are in all. */
  all: number;
  language: Language;
  /** Where it may begin on the page that is open. */
  y: number;
  page: { width: number; height: number; margin: number };
}

const ROW = 33;
const HEAD = 22;
const FOOT = 64;
const GAP = 8;

/** Each column's share of the width; figures stand to the right. */
const columns: { head: () => string; share: number; align?: 'right' }[] = [
  { head: m.report_column_name, share: 0.33 },
  { head: m.report_column_state, share: 0.16 },
  { head: m.report_column_applied, share: 0.14 },
  { head: m.report_column_answer, share: 0.13, align: 'right' },
  { head: m.report_column_followers, share: 0.12, align: 'right' },
  { head: m.report_column_engagement_short, share: 0.12, align: 'right' },
];

const outcomeInks: Record<ApplicationStatus, keyof typeof inks> = {
  accepted: 'good',
  pending: 'wait',
  declined: 'bad',
  ended: 'soft',
};

/** Who applied, over as many pages as it takes, each with the table's head. */
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
    if (index % 20 === 19) await soon(); // others wait for their pages
  }
}

/** What stands to the right does so at the right edge of its column. */
const atLeft = (x: number, align: 'left' | 'right') => (align === 'right' ? x + GAP : x);

function drawHead(pen: Pen, x: number, y: number, width: number): number {
  let at = x;
  for (const { head, share, align = 'left' } of columns) {
    pen.write(head(), atLeft(at, align), y + 5, {
      size: 8,
      color: 'soft',
      width: width * share - GAP,
      align,
    });
    at += width * share;
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
  let at = x;
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const isName = index === 0;
    const isFigure = index >= 4;
    pen.write(cells[index] ?? '', atLeft(at, align), y + (isName || isFigure ? 5 : 9), {
      size: 9,
      color: index === 1 ? outcomeInks[outcome] : 'ink',
      width: width * share - GAP,
      align,
    });
    if (isName) {
      const about = [`@${line.handle}`, line.location, ...line.thematics.map((it) => thematicLabels[it]())];
      const words = about.filter(Boolean).join(' · ');
      pen.write(words, at, y + 17, { size: 7.5, color: 'soft', width: width * share - GAP });
    }
    at += width * share;
  }
  const source = figuresSourceLabels[line.figuresSource]();
  pen.write(source, x, y + 17, { size: 7.5, color: 'soft', width, align: 'right' });
  pen.rule(x, y + ROW - 0.5, width);
}
