import { buffer } from 'node:stream/consumers';
import { encode } from 'uqr';
import { colors, PAGE, registerFonts, rule, WIDTH, write } from '#app/rendering/pdf/pen.server.ts';
import { spelled } from '#app/rendering/pdf/spelled.ts';
import { braceOf } from '#app/ui/brace.ts';
import type { Clause, ContractText } from '#domain/contracts/contract.ts';
import { doesFrenchPrevail } from '#domain/contracts/contract-facts.ts';
import type { SignedContract } from '#domain/contracts/find-signed-contract.server.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatMoment } from '#messages/format.ts';
import { site } from '#site';

const { margin } = PAGE;
const BOTTOM = PAGE.height - 64;
const BODY = { size: 9.5, leading: 14 };
const CLAUSE_TITLE: FlowStyle = { face: 'serif', size: 15, leading: 19 };
const INDENT = 28;
const QR_SIZE = 84;

type Doc = PDFKit.PDFDocument;

/**
 * Renders a signed contract as A4 pages: the text in both languages, and the signatures with their evidence. The French
 * text comes first if it prevails, otherwise the English text. `address` is the page of the contract, which the QR code
 * contains.
 */
export async function contractPdf(contract: SignedContract, address: string): Promise<Buffer> {
  const { default: Document } = await import('pdfkit'); // Loaded on first use, because pdfkit is large.
  const { document, parties, version, signedAt } = contract;
  const order: Language[] = doesFrenchPrevail(parties) ? ['fr', 'en'] : ['en', 'fr'];
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: order[0] ?? 'fr',
    displayTitle: true,
    info: { Title: document[order[0] ?? 'fr'].title, Author: site.name, CreationDate: signedAt },
    // The empty name keeps pdfkit from loading its default font, Helvetica.
    font: '',
  });
  await registerFonts(doc);
  for (const [index, language] of order.entries()) {
    if (index > 0) doc.addPage();
    writeText(doc, document[language], { language, version });
  }
  doc.addPage();
  writeSignatures(doc, contract, { order, address });
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    const style = { size: 7.5, color: 'soft', width: WIDTH - 60 } as const;
    write(doc, m.contract_pdf_fingerprint_line({ hash: contract.hash }), margin, PAGE.height - 34, style);
    write(doc, `${page + 1} / ${count}`, margin, PAGE.height - 34, {
      size: 7.5,
      color: 'soft',
      align: 'right',
    });
  }
  doc.end();
  return buffer(doc);
}

interface TextOptions {
  language: Language;
  version: number;
}

function writeText(doc: Doc, text: ContractText, { language, version }: TextOptions): void {
  doc
    .save()
    .translate(margin + 5, margin - 4)
    .scale(-0.13, 0.13)
    .path(braceOf(120))
    .fill(colors.accent)
    .restore();
  write(doc, site.name, margin + 12, margin - 4, { face: 'serif', size: 15 });
  const kicker = m.contract_pdf_version({ version }, { locale: language });
  write(doc, kicker, margin, margin, { size: 8.5, color: 'soft', align: 'right' });
  let y = margin + 46;
  y = flow(doc, text.title, y, { face: 'serif', size: 28, leading: 32 }) + 4;
  y = flow(doc, text.lead, y, { size: 10, leading: 14, color: 'soft' }) + 14;
  for (const [index, clause] of text.clauses.entries()) y = writeClause(doc, clause, y, String(index + 1));
  for (const annex of text.annexes) y = writeClause(doc, annex, y, '');
  flow(doc, text.note, y + 8, { size: 8, leading: 11, color: 'soft' });
}

/**
 * Writes a clause and returns its lower edge. Begins a new page if the title and the first paragraph do not fit on this
 * page.
 */
function writeClause(doc: Doc, { title, paragraphs }: Clause, top: number, number: string): number {
  const lines = paragraphs.flatMap((paragraph) => paragraph.split('\n')).filter((line) => line.trim());
  const start = 3 + heightOf(doc, title, CLAUSE_TITLE, INDENT) + heightOf(doc, lines[0] ?? '', BODY, INDENT);
  let y = pageFor(doc, top + 10, start);
  rule(doc, margin, y - 4);
  if (number) write(doc, number, margin, y + 2, { face: 'serif', size: 15, color: 'accent', width: INDENT });
  y = flow(doc, title, y + 2, CLAUSE_TITLE, INDENT) + 1;
  for (const line of lines) y = flow(doc, line, y, BODY, INDENT) + 3;
  return y;
}

interface FlowStyle {
  face?: 'serif' | 'sans';
  size: number;
  leading: number;
  color?: keyof typeof colors;
}

/** Writes a whole paragraph, on the next page if it does not fit on this one. Returns its lower edge. */
function flow(doc: Doc, text: string, top: number, style: FlowStyle, indent = 0): number {
  const y = pageFor(doc, top, heightOf(doc, text, style, indent));
  doc
    .fillColor(colors[style.color ?? 'ink'])
    .text(spelled(text), margin + indent, y, layoutOf(doc, style, indent));
  return doc.y;
}

function heightOf(doc: Doc, text: string, style: FlowStyle, indent: number): number {
  return doc.heightOfString(spelled(text), layoutOf(doc, style, indent));
}

/** Also sets the font, because the gap between lines depends on it. */
function layoutOf(doc: Doc, { face = 'sans', size, leading }: FlowStyle, indent: number) {
  doc.font(face, size);
  return { width: WIDTH - indent, lineGap: leading - doc.currentLineHeight() };
}

function pageFor(doc: Doc, y: number, height: number): number {
  if (y + height <= BOTTOM || y <= margin) return y;
  doc.addPage();
  return margin;
}

interface SignatureOptions {
  order: Language[];
  address: string;
}

function writeSignatures(doc: Doc, contract: SignedContract, { order, address }: SignatureOptions): void {
  const { signatures, parties, hash } = contract;
  const both = (text: (options: { locale: Language }) => string) => [
    ...new Set(order.map((locale) => text({ locale }))),
  ];
  let y = margin;
  y = flow(doc, both((it) => m.contract_pdf_signatures({}, it)).join(' / '), y, {
    face: 'serif',
    size: 26,
    leading: 30,
  });
  y += 12;
  for (const { side, typedName, email, signedAt, isCodeUsed } of signatures) {
    const party = parties[side];
    rule(doc, margin, y);
    y = flow(doc, [party.legalName, party.capacity].filter(Boolean).join(', '), y + 10, {
      size: 10,
      leading: 14,
    });
    y = flow(doc, typedName, y + 2, { face: 'serif', size: 24, leading: 30 });
    for (const line of both((it) =>
      m.contract_pdf_signed({ moment: formatMoment(signedAt, it.locale), email }, it),
    ))
      y = flow(doc, line, y + 1, { size: 8.5, leading: 12, color: 'soft' });
    if (isCodeUsed)
      for (const line of both((it) => m.contract_pdf_code({}, it)))
        y = flow(doc, line, y + 1, { size: 8.5, leading: 12, color: 'soft' });
    y += 14;
  }
  rule(doc, margin, y);
  y = flow(doc, both((it) => m.contract_pdf_fingerprint({}, it)).join(' / '), y + 12, {
    size: 9,
    leading: 13,
  });
  y = flow(doc, hash, y + 2, { size: 9.5, leading: 14 }) + 10;
  for (const line of both((it) => m.contract_pdf_simple({ site: site.name }, it)))
    y = flow(doc, line, y, { size: 8.5, leading: 12, color: 'soft' }) + 4;
  drawQr(doc, address, pageFor(doc, y + 12, QR_SIZE + 20));
}

function drawQr(doc: Doc, address: string, y: number): void {
  const { data, size } = encode(address, { border: 0 });
  const step = QR_SIZE / size;
  doc.fillColor(colors.ink);
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(margin + column * step, y + row * step, step, step);
  doc.fill();
  write(doc, address, margin + QR_SIZE + 16, y + QR_SIZE / 2 - 6, {
    size: 8.5,
    color: 'soft',
    width: WIDTH - QR_SIZE - 16,
    lines: 2,
  });
}
