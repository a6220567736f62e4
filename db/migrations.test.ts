import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * The last migration of release 0.1.0. This is the first release, so no process of an older release can run during the
 * migrations up to this one.
 */
const FIRST_RELEASE = '0022';
const names = globSync('db/migrations/*.sql').map((file) => path.basename(file));

const statement =
  /alter table (?<altered>\w+)|(?:references|trigger \w+[^;]* on|update|insert into|delete from) (?<other>\w+)/g;

/**
 * A migration that has a lock on a table and then asks for a stronger lock on it can deadlock with a request of an
 * older process. PostgreSQL may then end the request.
 */
it.each(names.filter((name) => name > FIRST_RELEASE))('%s alters a table before it refers to it', (name) => {
  const text = readFileSync(path.join('db/migrations', name), 'utf8');
  const created = new Set([...text.matchAll(/create table (\w+)/g)].map(([, table]) => table));
  const locked = new Set<string | undefined>();
  for (const { groups } of text.matchAll(statement)) {
    if (!created.has(groups?.altered)) expect(locked).not.toContain(groups?.altered);
    if (groups?.other) locked.add(groups.other);
  }
});
