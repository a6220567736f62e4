import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
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
  const text = (name: string, content: string) => zip.addBuffer(Buffer.from(content), name);
  text('index.html', index);
  text('data.json', JSON.stringify(Object.fromEntries(tables.map((it) => [it.table, it.rows])), null, 2));
  for (const table of tables) text(csvPath(table.table), csvOfTable(table, language));
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

function csvOfTable({ columns, rows }: PersonalRows, language: Language): string {
  const options = csvOptions(language);
  const cast = {
    ...options.cast,
    boolean: String,
    date: (moment: Date) => moment.toISOString(),
    object: (value: object) => options.cast.string(JSON.stringify(value)),
  };
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return BYTE_ORDER_MARK + stringify(lines, { ...options, cast });
}
