import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { rowsOfPerson } from '../privacy/rows-of-person.server.ts';
import type { OwnFile } from './find-own-files.server.ts';

/** Returns the PDFs of the account's signed contracts. Each one is read from the database when it is opened. */
export async function findOwnContracts({ db }: Pick<Ctx, 'db'>, userId: string): Promise<OwnFile[]> {
  const condition = rowsOfPerson.contract_file;
  if (!condition) return [];
  const { rows } = await sql<{ id: string; bytes: number; version: number }>`
    select contract_file.id, octet_length(content) as bytes, version
    from contract_file join contract on contract.id = contract_id
    where ${condition(userId)} order by contract_file.id`.execute(db);
  return rows.map(({ id, bytes, version }) => ({
    id,
    bytes,
    name: `contract-${version}.pdf`,
    async open() {
      const file = await db
        .selectFrom('contract_file')
        .select('content')
        .where('id', '=', id)
        .executeTakeFirst();
      return file ? Readable.from([Buffer.from(file.content)]) : null;
    },
  }));
}
