import { z } from 'zod';

/**
 * Names of the entries of an archive, in the order of the archive. A table's rows can have several entries, sorted by
 * name.
 */
export const SECRET_ENTRY = 'secret';
export const rowsEntry = (table: string, part: number) =>
  `rows/${table}/${String(part).padStart(6, '0')}.ndjson.gz`;
export const fileEntry = (key: string) => `files/${key}`;
export const MANIFEST_ENTRY = 'manifest.json';

const schema = z.object({
  format: z.literal('marketplace backup 1'),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Foreign keys refer only to earlier tables of the list. The hash is SHA-256 over the rows as lines of JSON. */
  tables: z.array(z.object({ table: z.string(), rows: z.number(), hash: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), hash: z.string(), contentType: z.string() })),
  missing: z.array(z.string()),
  withFiles: z.boolean(),
});

export type Manifest = z.infer<typeof schema>;

export function parseManifest(text: string): Manifest {
  return schema.parse(JSON.parse(text));
}

/** Returns, for example, "1,204 rows in 38 tables and 56 parts of files (12.3 MB)". */
export function contentOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, it) => sum + it.rows, 0);
  const bytes = files.reduce((sum, it) => sum + it.bytes, 0);
  const count = (n: number) => n.toLocaleString('en');
  return `${count(rows)} rows in ${tables.length} tables and ${count(files.length)} parts of files (${megabytes(bytes)})`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
