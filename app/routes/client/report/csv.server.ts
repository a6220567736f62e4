import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import type { Column } from './columns.ts';

export const CSV = ['text/csv; charset=utf-8', 'csv'] as const;

/**
 * Matches a comma, semicolon or line break before a formula inside a text. Depending on the country, Excel takes the
 * character for a delimiter and runs the formula.
 */
const FORMULA_INSIDE = /([,;\r\n][ "]*)(?=[=+@＝＋－＠-])/g;

/** Excel recognizes UTF-8 only with this mark at the beginning of the file. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * French spreadsheets expect semicolons. Formulas are escaped, because people choose their names and texts (CSV
 * injection).
 */
export const csvOptions = (language: Language) =>
  ({
    delimiter: language === 'fr' ? ';' : ',',
    record_delimiter: 'windows',
    escape_formulas: true,
    // By default, only `\r\n` is quoted. A lone `\n` or `\r` would begin a new row.
    quoted_match: /[\r\n]/,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  }) as const;

/** Streams the file, so that the server never holds all lines in memory. */
export function csvOf<Line>(
  columnsOf: (language: Language) => readonly Column<Line>[],
  pages: AsyncGenerator<Line[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const columns = columnsOf(language);
  const options = csvOptions(language);
  async function* chunks(): AsyncGenerator<string> {
    yield `${BYTE_ORDER_MARK}${stringify([columns.map(({ head }) => head)], options)}`;
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
