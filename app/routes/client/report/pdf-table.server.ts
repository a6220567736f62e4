import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { type Color, drawable, PAGE, rule, write } from '#app/rendering/pdf/pen.server.ts';
import { type ApplicationStatus, outcomeOf } from '#domain/applications/application.ts';
import { type ReportLine, statedSourceOf } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatCount, formatDate, formatFigure, formatHours, formatRate } from '#messages/format.ts';
import { figuresSourceLabels, reportOutcomeLabels } from '#messages/labels/report.ts';
import { thematicLabels } from '#messages/labels/thematic.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { drawHeads, type PdfColumn, TABLE_END, writeCells } from './pdf-columns.server.ts';

const ROW = 33;
const { margin } = PAGE;

const columns: PdfColumn[] = [
  { head: m.report_column_name, share: 0.33 },
  { head: m.report_column_state, share: 0.16 },
  { head: m.report_column_applied, share: 0.14 },
  { head: m.report_column_answer, share: 0.13, align: 'right' },
  { head: m.report_column_followers, share: 0.12, align: 'right' },
  { head: m.report_column_engagement_short, share: 0.12, align: 'right' },
];

const outcomeColors: Record<ApplicationStatus, Color> = {
  accepted: 'good',
  pending: 'wait',
  declined: 'bad',
  ended: 'soft',
};

/**
 * Draws the table and repeats its head on every page. A note appears if `all`, the number of applications to the
 * campaign, exceeds the number of lines. `y` is the top of the section in points.
 */
export async function drawTable(
  doc: PDFKit.PDFDocument,
  lines: ReportLine[],
  all: number,
  y: number,
): Promise<void> {
  if (y + 60 + Math.min(3, lines.length) * ROW > TABLE_END) {
    doc.addPage();
    y = margin;
  }
  y += write(doc, m.report_pdf_applicants(), margin, y, { face: 'serif', size: 22 }) + 4;
  const note = all > lines.length ? `${m.report_pdf_first({ shown: lines.length, all })} ` : '';
  const words = lines.length > 0 ? note + m.report_pdf_figures() : m.report_pdf_none();
  y += write(doc, words, margin, y, { size: 8.5, color: 'soft', leading: 12, lines: 3 }) + 10;
  if (lines.length === 0) return;
  y = drawHeads(doc, columns, y);
  for (const [index, line] of lines.entries()) {
    if (y + ROW > TABLE_END) {
      doc.addPage();
      y = drawHeads(doc, columns, margin);
    }
    drawLine(doc, line, y);
    y += ROW;
    if (index % 20 === 19) await yieldToRequests();
  }
}

function drawLine(doc: PDFKit.PDFDocument, line: ReportLine, y: number): void {
  const language = currentLanguage();
  const { fullName, appliedAt, answerHours, followers, engagementRate, location, thematics } = line;
  const outcome = outcomeOf(line);
  const handle = `@${line.handle}`;
  const [upper, middle] = [y + 5, y + 9];
  writeCells(doc, columns, 9, [
    { text: drawable(fullName).trim() ? fullName : memberName(line.handle && handle), y: upper },
    { text: reportOutcomeLabels[outcome](), y: middle, color: outcomeColors[outcome] },
    { text: formatDate(appliedAt, language), y: middle },
    { text: answerHours === null ? m.analytics_none() : formatHours(answerHours, language), y: middle },
    { text: formatFigure(followers, formatCount, language) ?? m.analytics_none(), y: upper },
    { text: formatFigure(engagementRate, formatRate, language) ?? m.analytics_none(), y: upper },
  ]);
  const about = [line.handle && handle, location, ...thematics.map((thematic) => thematicLabels[thematic]())];
  writeCells(doc, columns, 7.5, [{ text: about.filter(Boolean).join(' · '), y: y + 17, color: 'soft' }]);
  const source = figuresSourceLabels[statedSourceOf(line)]();
  write(doc, source, margin, y + 17, { size: 7.5, color: 'soft', align: 'right' });
  rule(doc, margin, y + ROW - 0.5);
}
