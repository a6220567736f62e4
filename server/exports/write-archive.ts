import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { ZipFile } from 'yazl';
import { BYTE_ORDER_MARK, csvOptions } from '#app/routes/client/report/csv.server.ts';
import type { OwnFile } from '#domain/exports/find-own-files.server.ts';
import type { PersonalRows } from '#domain/exports/select-personal-rows.server.ts';
import type { Language } from '#domain/language.ts';

interface Content {
  index: string;
  tables: readonly PersonalRows[];
  files: readonly OwnFile[];
  language: Language;
}

export const csvPath = (table: string) => `csv/${table}.csv`;
/** People choose the names of files, so a name must not lead out of its folder. */
export const filePath = ({ id, name }: OwnFile) => `files/${id}/${name.replaceAll(/[\\/:]|^\.+/g, '_')}`;

/** Number of rows of a CSV file that are in memory as text at a time. */
const CSV_ROWS = 500;

/** Writes a zip file: the index page, all rows as JSON and as CSV, and the files. Does not compress the files. */
export async function writeArchive(
  path: string,
  { index, tables, files, language }: Content,
  signal?: AbortSignal,
): Promise<void> {
  const zip = new ZipFile();
  const archive = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const written = pipeline(zip.outputStream, archive, { signal });
  const failed = new Promise<never>((_, reject) => zip.once('error', reject));
  const text = (name: string, parts: () => Iterable<string>) =>
    zip.addReadStreamLazy(name, (answer) => answer(null, Readable.from(parts(), { objectMode: false })));
  text('index.html', () => [index]);
  text('data.json', () => jsonOf(tables));
  for (const table of tables) text(csvPath(table.table), () => csvOfTable(table, language));
  for (const file of files)
    zip.addReadStreamLazy(filePath(file), { compress: false, size: file.bytes }, (answer) => {
      file.open().then(
        (content) => (content ? answer(null, content) : answer(new Error(`${file.id} is gone`), noContent)),
        (error: unknown) => answer(error, noContent),
      );
    });
  zip.end();
  await Promise.race([written, failed]);
}

/** yazl ignores this argument if the callback gets an error. */
const noContent = undefined as unknown as Readable;

/** Yields one row at a time, because the text of all rows can be longer than the longest string of JavaScript. */
function* jsonOf(tables: readonly PersonalRows[]): Generator<string> {
  yield '{';
  for (const [number, { table, rows }] of tables.entries()) {
    yield `${number > 0 ? ',' : ''}\n  ${JSON.stringify(table)}: [`;
    for (const [place, row] of rows.entries()) {
      const json = JSON.stringify(row, null, 2).replaceAll('\n', '\n    ');
      yield `${place > 0 ? ',' : ''}\n    ${json}`;
    }
    yield '\n  ]';
  }
  yield '\n}';
}

function* csvOfTable({ columns, rows }: PersonalRows, language: Language): Generator<string> {
  const options = csvOptions(language);
  const cast = {
    ...options.cast,
    boolean: String,
    date: (moment: Date) => moment.toISOString(),
    object: (value: object) => options.cast.string(JSON.stringify(value)),
  };
  const textOf = (lines: unknown[][]) => stringify(lines, { ...options, cast });
  yield BYTE_ORDER_MARK + textOf([[...columns]]);
  for (let at = 0; at < rows.length; at += CSV_ROWS)
    yield textOf(rows.slice(at, at + CSV_ROWS).map((row) => columns.map((column) => row[column])));
}
