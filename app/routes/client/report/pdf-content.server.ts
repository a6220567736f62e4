import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { drawable, PAGE, rule, write } from '#app/rendering/pdf/pen.server.ts';
import { costPerEngagement, engagementOf, metricSources } from '#domain/post-metrics/post-metric.ts';
import type { ContentLine } from '#domain/reports/content-line.ts';
import { m } from '#messages';
import { contentTitle, costText, figuresText, publishedText, stateText } from '#messages/figures-text.ts';
import { formatNumber } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { drawHeads, type PdfColumn, TABLE_END, writeCells } from './pdf-columns.server.ts';

/** In points: `ROW` is the height of a row without figures, and `FIGURES` the height that each source adds. */
const ROW = 34;
const FIGURES = 21;
const { margin } = PAGE;

const columns: PdfColumn[] = [
  { head: m.report_column_name, share: 0.26 },
  { head: m.report_column_state, share: 0.22 },
  { head: m.figures_column_published, share: 0.24 },
  { head: m.figures_column_engagement, share: 0.13, align: 'right' },
  { head: m.figures_column_cost_short, share: 0.15, align: 'right' },
];

export interface Content {
  lines: readonly ContentLine[];
  /** True if the campaign has more content than `lines`. */
  hasMore: boolean;
}

/** Draws the content of the campaign. Begins on a new page. */
export async function drawContent(doc: PDFKit.PDFDocument, { lines, hasMore }: Content): Promise<void> {
  if (lines.length === 0) return;
  doc.addPage();
  let y = margin;
  y += write(doc, m.figures_title(), margin, y, { face: 'serif', size: 22 }) + 4;
  const note = hasMore ? `${m.figures_first({ shown: lines.length })} ` : '';
  y +=
    write(doc, note + m.figures_lead(), margin, y, { size: 8.5, color: 'soft', leading: 12, lines: 3 }) + 10;
  y = drawHeads(doc, columns, y);
  for (const [index, line] of lines.entries()) {
    const figures = metricSources
      .map((source) => figuresText(line.metrics, source, currentLanguage()))
      .filter(Boolean);
    const height = ROW + figures.length * FIGURES;
    if (y + height > TABLE_END) {
      doc.addPage();
      y = drawHeads(doc, columns, margin);
    }
    drawLine(doc, line, figures, y);
    y += height;
    rule(doc, margin, y - 0.5);
    if (index % 20 === 19) await yieldToRequests();
  }
}

function drawLine(doc: PDFKit.PDFDocument, line: ContentLine, figures: readonly string[], y: number): void {
  const language = currentLanguage();
  const engagement = engagementOf(line.metrics);
  const name = drawable(line.influencerName).trim() ? line.influencerName : memberName('');
  const cells = [
    name,
    stateText(line),
    publishedText(line, language),
    engagement ? formatNumber(engagement.value, language) : m.figures_missing(),
    costText(costPerEngagement(line, engagement), language),
  ].map((text) => ({ text, y: y + 5 }));
  writeCells(doc, columns, 9, cells);
  const about = [contentTitle(line), line.url].filter(Boolean).join(' · ');
  write(doc, about, margin, y + 18, { size: 7.5, color: 'soft' });
  for (const [index, text] of figures.entries())
    write(doc, text, margin, y + 30 + index * FIGURES, { size: 7, color: 'soft', leading: 9, lines: 2 });
}
