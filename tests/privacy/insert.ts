import type { Insertable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Ctx } from '#domain/ctx.ts';

export const insert = <Table extends keyof Tables>(
  db: Ctx['db'],
  table: Table,
  row: Insertable<Tables[Table]>,
) => db.insertInto(table).values(row).execute();
