import { type SqlBool, sql } from 'kysely';
import { foldedColumn } from '#db/search-indexes.server.ts';
import { type Ctx, type Role, requireStaff } from '../ctx.ts';
import { fold } from '../fold.ts';
import { searchWordsOf } from '../influencers/handle.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';

/**
 * Returns a page of brands' and influencers' accounts, newest first, twenty a page. Finds accounts whose name, email,
 * handle or company contains `words`, ignoring case and accents. Also finds the account if `words` is exactly the id of
 * the account, the profile or the company. Without words, returns all. Refuses with `staff.not_found`.
 */
export async function findAccounts(
  ctx: Ctx,
  { words, page: requestedPage }: { words: string; page: number },
) {
  requireStaff(ctx);
  const criteria = words.trim();
  const matches = ctx.db
    .selectFrom('app_user as person')
    .leftJoin('influencer', 'influencer.user_id', 'person.id')
    .leftJoin('company', 'company.user_id', 'person.id')
    .where('person.role', '<>', 'staff')
    .where('person.erased_at', 'is', null)
    .$if(criteria !== '', (query) =>
      query.where((eb) =>
        eb.or([
          ...['person.name', 'person.email', 'influencer.handle', 'company.name'].map((column) =>
            contains(column, fold(searchWordsOf(criteria))),
          ),
          ...(['person.id', 'influencer.id', 'company.id'] as const).map((id) => eb(id, '=', criteria)),
        ]),
      ),
    );
  const { total } = await matches.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const accounts = await matches
    .select(['person.id as userId', 'person.role', 'person.name', 'person.email'])
    .select(['person.created_at as createdAt', 'influencer.handle', 'company.name as company'])
    .select((eb) => eb('person.suspended_at', 'is not', null).$castTo<boolean>().as('isSuspended'))
    .$narrowType<{ role: Role }>()
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id')
    .offset(offset)
    .limit(PAGE_SIZE)
    .execute();
  return { accounts, total, page, pages };
}

const contains = (column: string, words: string) =>
  sql<SqlBool>`strpos(${foldedColumn(column)}, ${words}) > 0`;
