import { stringify } from 'csv-stringify/sync';
import type { Language } from '#domain/language.ts';
import type { ReportLine } from '#domain/reports/report.ts';
import type { basicColumns } from './columns.ts';

export const CSV = ['text/csv; charset=utf-8', 'csv'] as const;

/** Where a spreadsheet that parts columns by another sign, as Excel does by its country, would see a formula begin. */
const FORMULA_INSIDE = /([,;][ "]*)(?=[=+@＝＋－＠-])/g;

/**
 * Pages of lines as a spreadsheet reads them in a language: French ones part columns by semicolons. Excel knows UTF-8 by the
 * mark at the beginning; and what would be a formula there is told as text, because influencers write their names.
 */
export function csvOf(
  columns: ReturnType<typeof basicColumns>,
  pages: AsyncGenerator<ReportLine[]>,
  language: Language,
): ReadableStream<Uint8Array> {
  const options = {
    delimiter: language === 'fr' ? ';' : ',',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: (text: string) => text.replace(FORMULA_INSIDE, "$1'") },
  } as const;
  async function* written(): AsyncGenerator<string> {
    yield `\ufeff${stringify([columns.map(({ head }) => head)], options)}`;
    for await (const lines of pages)
      yield stringify(
        lines.map((line) => columns.map(({ cell }) => cell(line))),
        options,
      );
  }
  return streamOf(written());
}

/** As much at a time as the reader takes. */
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
