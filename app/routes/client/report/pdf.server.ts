import { buffer } from 'node:stream/consumers';
import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { colors, PAGE, registerFonts, rule, WIDTH, write } from '#app/rendering/pdf/pen.server.ts';
import { braceOf } from '#app/ui/brace.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import type { Analytics } from '#domain/reports/days.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import { m } from '#messages';
import { formatDate, formatNumber } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type Chart, chartsOf } from './charts.ts';
import { type Content, drawContent } from './pdf-content.server.ts';
import { drawTable } from './pdf-table.server.ts';

const GAP = 28;
const CHART = { width: (WIDTH - GAP) / 2, height: 78 };
const { margin } = PAGE;

interface Contents {
  campaign: CampaignView;
  analytics: Analytics;
  lines: ReportLine[];
  content: Content;
  now: Date;
}

const dateText = (date: string | Date) => formatDate(date, currentLanguage());

export async function pdfOf({ campaign, analytics, lines, content, now }: Contents): Promise<Buffer> {
  const { default: Document } = await import('pdfkit'); // Loaded on first use, because pdfkit is large.
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: currentLanguage(),
    displayTitle: true,
    info: { Title: `${m.report_pdf_kicker()} – ${campaign.title}`, Author: site.name, CreationDate: now },
    // The empty name keeps pdfkit from loading its default font, Helvetica.
    font: '',
  });
  await registerFonts(doc);
  const charts = chartsOf(analytics);

  let y = drawTitle(doc, campaign, now) + 22;
  y = drawTotals(doc, charts, analytics.total.declined, y) + 30;
  for (const [index, chart] of charts.entries()) {
    const x = margin + (index % 2) * (CHART.width + GAP);
    drawChart(doc, chart, x, y + Math.floor(index / 2) * 150);
  }
  await yieldToRequests();
  await drawTable(doc, lines, analytics.total.applications, y + 2 * 150 + 14);
  await drawContent(doc, content);

  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const pageNumber = m.report_pdf_page({ page: page + 1, pages: count });
    const footer = { size: 8, color: 'soft' } as const;
    write(doc, campaign.title, margin, PAGE.height - 34, { ...footer, width: WIDTH - 60 });
    write(doc, pageNumber, margin, PAGE.height - 34, { ...footer, align: 'right' });
  }
  doc.end();
  return buffer(doc);
}

/** Returns the header's lower edge in points. */
function drawTitle(doc: PDFKit.PDFDocument, campaign: CampaignView, now: Date): number {
  doc
    .save()
    .translate(margin + 5, margin - 4)
    .scale(-0.13, 0.13)
    .path(braceOf(120))
    .fill(colors.accent)
    .restore();
  write(doc, site.name, margin + 12, margin - 4, { face: 'serif', size: 15 });
  const writtenOn = m.report_pdf_rendered({ date: dateText(now) });
  write(doc, writtenOn, margin, margin, { size: 8.5, color: 'soft', align: 'right' });

  let y = margin + 58;
  y += write(doc, m.report_pdf_kicker(), margin, y, { size: 9, color: 'accent' }) + 2;
  y += write(doc, campaign.title, margin, y, { face: 'serif', size: 36, leading: 37, lines: 3 }) + 10;
  const place = campaign.town ? ` · ${campaign.town}` : '';
  const period = m.report_pdf_period({ from: dateText(campaign.startDate), to: dateText(campaign.endDate) });
  const facts = `${campaign.companyName}${place} · ${period}`;
  return y + write(doc, facts, margin, y, { size: 10, color: 'soft', leading: 13.5, lines: 2 });
}

/** Returns the row's lower edge in points. */
function drawTotals(doc: PDFKit.PDFDocument, charts: Chart[], declined: number, y: number): number {
  const totals = charts.map(({ name, total }) => ({ name, total }));
  totals.splice(3, 0, { name: m.analytics_declined(), total: formatNumber(declined, currentLanguage()) });
  const step = WIDTH / totals.length;
  rule(doc, margin, y, WIDTH, 'ink');
  for (const [index, { name, total }] of totals.entries()) {
    const x = margin + index * step;
    const width = step - 8;
    write(doc, total, x, y + 12, { face: 'serif', size: total.length > 6 ? 19 : 28, width });
    write(doc, name, x, y + 48, { size: 8.5, color: 'soft', width });
  }
  rule(doc, margin, y + 68);
  return y + 68;
}

function drawChart(
  doc: PDFKit.PDFDocument,
  { name, points, maxText, id }: Chart,
  x: number,
  y: number,
): void {
  const { width, height } = CHART;
  write(doc, name, x, y, { face: 'serif', size: 15, width });
  const largest = Math.max(0, ...points.map(({ value }) => value));
  const top = y + 28;
  const bottom = top + height;
  rule(doc, x, top, width);
  rule(doc, x, bottom, width, 'ink');
  const step = width / points.length;
  const small = { size: 7.5, color: 'soft', width } as const;
  if (largest === 0) {
    write(doc, m.analytics_empty(), x, top + height / 2 - 6, { ...small, size: 9 });
  } else {
    write(doc, maxText, x, top - 12, { ...small, align: 'right' });
    doc.fillColor(colors[id === 'answer' ? 'soft' : 'accent']);
    for (const [index, { value }] of points.entries()) {
      const barHeight = (value / largest) * height;
      const barWidth = Math.min(step * 0.72, 16);
      const left = x + index * step + (step - barWidth) / 2;
      if (value > 0) doc.rect(left, bottom - barHeight, barWidth, barHeight);
    }
    doc.fill();
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first) write(doc, dateText(first.day), x, bottom + 5, small);
  if (last && last !== first) write(doc, dateText(last.day), x, bottom + 5, { ...small, align: 'right' });
}
