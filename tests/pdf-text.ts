import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of each page of a PDF of the site, as a PDF viewer copies the text. The fonts' ToUnicode tables
 * map glyphs to text.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = new Map<string, { head: string; stream: string }>();
  const text = pdf.toString('latin1');
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', raw] = body.split(/\nstream\n/);
    const bytes = raw && Buffer.from(raw.replace(/\nendstream$/, ''), 'latin1');
    const isCompressed = head.includes('/FlateDecode');
    objects.set(id, {
      head,
      stream: bytes ? (isCompressed ? inflateSync(bytes) : bytes).toString('latin1') : '',
    });
  }
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, textByGlyph(objects.get(map)?.stream ?? ''));
    }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, id = ''] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    return textOfContent(objects.get(id)?.stream ?? '', fonts);
  });
}

function textByGlyph(map: string): string[] {
  const ranges = [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, codes = '']) => codes.match(/<[^>]*>/g) ?? [],
  );
  return ranges.map((code) => Buffer.from(code.replace(/[<> ]/g, ''), 'hex').swap16().toString('utf16le'));
}

function textOfContent(content: string, fonts: Map<string, string[]>): string {
  const lines: string[] = [];
  let font: string[] = [];
  for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? [];
    else {
      const hex = [...glyphs.matchAll(/<([0-9a-f]*)>/g)].map(([, it = '']) => it).join('');
      lines.push((hex.match(/.{4}/g) ?? []).map((code) => font[Number.parseInt(code, 16)] ?? '').join(''));
    }
  }
  return lines.join('\n');
}
