import { setImmediate as yieldToRequests } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { braceOf } from '#app/ui/brace.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import type { Language } from '#domain/language.ts';
import type { Analytics } from '#domain/reports/days.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatDate, formatNumber } from '#messages/format.ts';
import { site } from '#site';
import { type Chart, chartsOf } from './charts.ts';
import { colors, Pen } from './pdf-pen.server.ts';
import { drawTable } from './pdf-table.server.ts';

export const PDF = ['application/pdf', 'pdf'] as const;

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 28;
const CHART_HEIGHT = 78;

interface Contents {
  campaign: CampaignView;
  analytics: Analytics;
  /** The first applications; there may be more. */
  lines: ReportLine[];
  now: Date;
}

/** Writes the detailed report as PDF: totals, charts by day and applications. Labels are in the current language. */
export async function pdfOf(
  { campaign, analytics, lines, now }: Contents,
  language: Language,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: `${m.report_pdf_kicker()} – ${campaign.title}`, Author: site.name, CreationDate: now },
    font: '', // prevents pdfkit from loading Helvetica
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.on('end', resolve));
  const pen = new Pen(doc);
  const { margin } = PAGE;

  doc
    .save()
    .translate(margin + 5, margin - 4)
    .scale(-0.13, 0.13)
    .path(braceOf(120))
    .fill(colors.accent)
    .restore();
  pen.write(site.name, margin + 12, margin - 4, { face: 'serif', size: 15, width: WIDTH });
  const writtenOn = m.report_pdf_rendered({ date: formatDate(now, language) });
  pen.write(writtenOn, margin, margin, { size: 8.5, color: 'soft', width: WIDTH, align: 'right' });

  let y = margin + 58;
  y += pen.write(m.report_pdf_kicker(), margin, y, { size: 9, color: 'accent', width: WIDTH }) + 2;
  y += pen.write(campaign.title, margin, y, {
    face: 'serif',
    size: 36,
    width: WIDTH,
    leading: 37,
    lines: 3,
  });
  const place = campaign.town ? ` · ${campaign.town}` : '';
  const period = m.report_pdf_period({
    from: formatDate(campaign.startDate, language),
    to: formatDate(campaign.endDate, language),
  });
  y += 10;
  y += pen.write(`${campaign.companyName}${place} · ${period}`, margin, y, {
    size: 10,
    color: 'soft',
    width: WIDTH,
    leading: 13.5,
    lines: 2,
  });

  y = drawTotals(pen, analytics, language, y + 22);
  y += 30;
  for (const [index, chart] of chartsOf(analytics, language).entries()) {
    const width = (WIDTH - GAP) / 2;
    const x = margin + (index % 2) * (width + GAP);
    drawChart(doc, pen, chart, { x, y: y + Math.floor(index / 2) * 150, width, language });
  }
  y += 2 * 150 + 14;

  await yieldToRequests();
  await drawTable(doc, pen, { lines, all: analytics.total.applications, language, y, page: PAGE });

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const pageNumber = m.report_pdf_page({ page: page + 1, pages: count });
    const footer = { size: 8, color: 'soft', width: WIDTH } as const;
    pen.write(campaign.title, margin, PAGE.height - 34, { ...footer, width: WIDTH - 60 });
    pen.write(pageNumber, margin, PAGE.height - 34, { ...footer, align: 'right' });
  }
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Draws the totals in a row between hairlines. Returns its lower edge. */
function drawTotals(pen: Pen, analytics: Analytics, language: Language, y: number): number {
  const { margin } = PAGE;
  const { declined } = analytics.total;
  const totals = chartsOf(analytics, language).map(({ name, total }) => [name, total] as const);
  totals.splice(3, 0, [m.analytics_declined(), formatNumber(declined, language)]);
  const width = WIDTH / totals.length;
  pen.rule(margin, y, WIDTH, 'ink');
  for (const [index, [name, total]] of totals.entries()) {
    const x = margin + index * width;
    pen.write(total, x, y + 12, { face: 'serif', size: total.length > 6 ? 19 : 28, width: width - 8 });
    pen.write(name, x, y + 48, { size: 8.5, color: 'soft', width: width - 8 });
  }
  pen.rule(margin, y + 68, WIDTH);
  return y + 68;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  language: Language;
}

/** Draws a bar for each day, with the name above and the first and the last day below. */
function drawChart(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { name, points, maxText, id }: Chart,
  { x, y, width, language }: Frame,
): void {
  pen.write(name, x, y, { face: 'serif', size: 15, width });
  const largest = Math.max(0, ...points.map(({ value }) => value));
  const top = y + 28;
  const bottom = top + CHART_HEIGHT;
  pen.rule(x, top, width);
  pen.rule(x, bottom, width, 'ink');
  const step = width / points.length;
  const small = { size: 7.5, color: 'soft', width } as const;
  if (largest === 0) {
    pen.write(m.analytics_empty(), x, top + CHART_HEIGHT / 2 - 6, { ...small, size: 9 });
  } else {
    pen.write(maxText, x, top - 12, { ...small, align: 'right' });
    doc.fillColor(colors[id === 'answer' ? 'soft' : 'accent']);
    for (const [index, { value }] of points.entries()) {
      const height = (value / largest) * CHART_HEIGHT;
      const barWidth = Math.min(step * 0.72, 16);
      if (height > 0) doc.rect(x + index * step + (step - barWidth) / 2, bottom - height, barWidth, height);
    }
    doc.fill();
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first) pen.write(formatDate(first.day, language), x, bottom + 5, small);
  if (last && last !== first)
    pen.write(formatDate(last.day, language), x, bottom + 5, { ...small, align: 'right' });
}
