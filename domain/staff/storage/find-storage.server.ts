import { type Ctx, requireStaff } from '../../ctx.ts';
import { daysBefore, growthDays } from './days-before.ts';
import { DATABASE, FILES, measureStorage, type Size } from './measure-storage.server.ts';
import { findPrunable } from './prune.server.ts';

const MAX_TABLES = 12;

export type GrownSize = Size & { growth: Growth };
/** Growth in bytes over each number of days. Null if the first day has no sample. */
type Growth = Record<(typeof growthDays)[number], number | null>;

/**
 * Returns sizes and growth of the database, of the largest tables and of the files, the free disk space, and the rows
 * that may be deleted. Refuses with `staff.not_found`.
 */
export async function findStorage(ctx: Ctx) {
  requireStaff(ctx);
  const days = growthDays.map((count) => daysBefore(ctx.now, count));
  const [sizes, samples, kinds, disk, prunable] = await Promise.all([
    measureStorage(ctx),
    ctx.db.selectFrom('storage_sample').selectAll().where('day', 'in', days).execute(),
    findFileKinds(ctx),
    ctx.services.installation.disk(),
    findPrunable(ctx),
  ]);
  const grown = sizes.map((size): GrownSize => {
    const since = (count: number) => {
      const day = daysBefore(ctx.now, count);
      const sample = samples.find((it) => it.day === day && it.name === size.name);
      return sample ? size.bytes - Number(sample.bytes) : null;
    };
    return { ...size, growth: { 1: since(1), 7: since(7), 30: since(30) } };
  });
  const isTotal = ({ name }: Size) => name === DATABASE || name === FILES;
  return {
    totals: grown.filter(isTotal),
    tables: grown.filter((it) => !isTotal(it)).slice(0, MAX_TABLES),
    tableCount: sizes.length - 2,
    kinds,
    disk,
    prunable,
  };
}

export async function findDatabaseBytes(ctx: Ctx): Promise<number> {
  const sizes = await ctx.db
    .selectNoFrom((eb) => eb.fn<number>('pg_database_size', [eb.fn('current_database')]).as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(sizes.bytes);
}

export type FileKindSize = Awaited<ReturnType<typeof findFileKinds>>[number];

/**
 * Returns the number and the bytes of the files of each kind. The bytes include only one stored part of each file, such
 * as the large size of an image. No table has the bytes of the other parts, such as the smaller sizes.
 */
function findFileKinds({ db }: Ctx) {
  return db
    .selectFrom('file')
    .select((eb) => [
      eb
        .case()
        .when('content_type', 'like', 'image/%')
        .then('image')
        .when('content_type', 'like', 'video/%')
        .then('video')
        .else('file')
        .end()
        .$castTo<'image' | 'video' | 'file'>()
        .as('kind'),
      eb.fn.countAll<number>().as('files'),
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum('bytes'), eb.lit(0)), 'float8').as('bytes'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}
