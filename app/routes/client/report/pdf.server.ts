import { setImmediate as soon } from 'node:timers/promises';
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
import { inks, Pen } from './pdf-pen.server.ts';
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
  /** The first of the applications; there may be more. */
  lines: ReportLine[];
  now: Date;
}

/** The detailed report on paper: what came of the campaign, its days as charts, and who applied. In the language being spoken. */
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
    font: '', // not Helvetica, which it would load
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise((resolve) => doc.on('end', resolve));
  const pen = new Pen(doc);
  const { margin } = PAGE;

  doc
    .save()
    .translate(margin + 5, margin - 4)
    .scale(-0.13, 0.13)
    .path(braceOf(120))
    .fill(inks.accent)
    .restore();
  pen.write(site.name, margin + 12, margin - 4, { face: 'serif', size: 15, width: WIDTH });
  const drawn = m.report_pdf_rendered({ date: formatDate(now, language) });
  pen.write(drawn, margin, margin, { size: 8.5, color: 'soft', width: WIDTH, align: 'right' });

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
  const ran = m.report_pdf_period({
    from: formatDate(campaign.startDate, language),
    to: formatDate(campaign.endDate, language),
  });
  y += 10;
  y += pen.write(`${campaign.companyName}${place} · ${ran}`, margin, y, {
    size: 10,
    color: 'soft',
    width: WIDTH,
    leading: 13.5,
    lines: 2,
  });

  y = drawFigures(pen, analytics, language, y + 22);
  y += 30;
  for (const [index, chart] of chartsOf(analytics, language).entries()) {
    const width = (WIDTH - GAP) / 2;
    const x = margin + (index % 2) * (width + GAP);
    drawChart(doc, pen, chart, { x, y: y + Math.floor(index / 2) * 150, width, language });
  }
  y += 2 * 150 + 14;

  await soon();
  await drawTable(doc, pen, { lines, all: analytics.total.applications, language, y, page: PAGE });

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const numbers = m.report_pdf_page({ page: page + 1, pages: count });
    const foot = { size: 8, color: 'soft', width: WIDTH } as const;
    pen.write(campaign.title, margin, PAGE.height - 34, { ...foot, width: WIDTH - 60 });
    pen.write(numbers, margin, PAGE.height - 34, { ...foot, align: 'right' });
  }
  doc.end();
  await written;
  return Buffer.concat(chunks);
}

/** What it all comes to, in a row between hairlines. Gives where it ends. */
function drawFigures(pen: Pen, analytics: Analytics, language: Language, y: number): number {
  const { margin } = PAGE;
  const { declined } = analytics.total;
  const figures = chartsOf(analytics, language).map(({ name, total }) => [name, total] as const);
  figures.splice(3, 0, [m.analytics_declined(), formatNumber(declined, language)]);
  const width = WIDTH / figures.length;
  pen.rule(margin, y, WIDTH, 'ink');
  for (const [index, [name, total]] of figures.entries()) {
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

/** A bar for each day, under its name and over its first and last day. */
function drawChart(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { name, points, most, id }: Chart,
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
    pen.write(most, x, top - 12, { ...small, align: 'right' });
    doc.fillColor(inks[id === 'answer' ? 'soft' : 'accent']);
    for (const [index, { value }] of points.entries()) {
      const height = (value / largest) * CHART_HEIGHT;
      const bar = Math.min(step * 0.72, 16);
      if (height > 0) doc.rect(x + index * step + (step - bar) / 2, bottom - height, bar, height);
    }
    doc.fill();
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first) pen.write(formatDate(first.day, language), x, bottom + 5, small);
  if (last && last !== first)
    pen.write(formatDate(last.day, language), x, bottom + 5, { ...small, align: 'right' });
}
