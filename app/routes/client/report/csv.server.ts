import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import type { basicColumns } from './columns.ts';

export const CSV = ['text/csv; charset=utf-8', 'csv'] as const;

/**
 * Matches a comma, a semicolon or a line break before a formula inside a text. In some countries, Excel takes the comma
 * or the semicolon for the delimiter. Excel then splits the text there and runs the formula.
 */
const FORMULA_INSIDE = /([,;\r\n][ "]*)(?=[=+@＝＋－＠-])/g;

/**
 * Streams batches of lines as CSV. French spreadsheets expect semicolons. Excel recognizes UTF-8 by the byte order
 * mark. Formulas are escaped, because influencers choose their own names (CSV injection).
 */
export function csvOf(
  columnsOf: typeof basicColumns,
  pages: AsyncGenerator<ReportLine[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const columns = columnsOf(language);
  const options = {
    delimiter: language === 'fr' ? ';' : ',',
    record_delimiter: 'windows',
    escape_formulas: true,
    // By default, only `\r\n` is quoted. A single `\n` or `\r` would begin a new row.
    quoted_match: /[\r\n]/,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  } as const;
  async function* chunks(): AsyncGenerator<string> {
    yield `\ufeff${stringify([columns.map(({ head }) => head)], options)}`;
    for await (const lines of pages)
      yield stringify(
        lines.map((line) => columns.map(({ cell }) => cell(line))),
        options,
      );
  }
  return streamOf(chunks());
}

function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
