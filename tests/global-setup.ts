import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.server.ts';
import { openInMemory, openPostgres } from '#db/open.server.ts';

export type Origin = { image: string } | { server: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseOrigin: Origin;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { origin, remove } = server ? await makeTemplate(server) : await makeImage();
  project.provide('databaseOrigin', origin);
  return remove;
}

async function makeImage() {
  const folder = await mkdtemp(path.join(tmpdir(), 'accolade-'));
  const image = path.join(folder, 'database.tar');
  const db = await openInMemory();
  await migrate(db);
  await writeFile(image, await db.image());
  await db.close();
  return { origin: { image }, remove: () => rm(folder, { recursive: true }) };
}

async function makeTemplate(server: string) {
  const template = `accolade_template_${randomUUID().slice(0, 8)}`;
  await onServer(server, `create database ${template}`);
  const db = await openPostgres(urlOf(server, template));
  await migrate(db);
  await db.close();
  return { origin: { server, template }, remove: () => dropCopies(server, template) };
}

async function dropCopies(server: string, template: string): Promise<void> {
  const db = await openPostgres(server);
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database
    where starts_with(datname, ${template})`.execute(db.kysely);
  for (const { name } of rows) await sql`drop database ${sql.id(name)} with (force)`.execute(db.kysely);
  await db.close();
}

export async function onServer(server: string, statement: string): Promise<void> {
  const db = await openPostgres(server);
  await sql.raw(statement).execute(db.kysely);
  await db.close();
}

export async function newDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `accolade_${randomUUID().slice(0, 8)}`;
  await onServer(server, `create database ${name}`);
  return { url: urlOf(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}
