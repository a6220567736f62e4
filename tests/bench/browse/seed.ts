import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { thematics } from '#domain/campaigns/reference.ts';

const ROWS_PER_INSERT = 50_000;

export const firstNames =
  'Lea Omar Nina Hugo Jade Paul Sarah Ines Louis Emma Chloe Lucas Camille Theo Manon Noah Zoe Adam Alice Jules Margaux Basile Anouk Rayan Salome Oscar Iris Marius Ambre Victor'.split(
    ' ',
  );
const lastNames =
  'Dubois Fournier Martin Bernard Petit Robert Richard Durand Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand Morel Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefevre Faure Andre Mercier Blanc Guerin Boyer Garnier Chevalier Francois Legrand Gauthier Garcia Perrin'.split(
    ' ',
  );
export const places =
  'Paris Lyon Marseille Bordeaux Toulouse Nice Nantes Strasbourg Montpellier Lille Rennes Reims Dijon Angers Grenoble Brest Annecy Biarritz Avignon Colmar'.split(
    ' ',
  );
export const bioWords =
  'small tables long lunches kitchens light slow travel coffee morning city trains hotels linen silk vintage denim running trail yoga recipes bistro garden family books music gallery ceramics camera film portraits studio weekend mountains sea islands market bread wine honest daily quiet colour paper dance theatre history cycling surf skin care hair gloss scent wool tailoring jewels'.split(
    ' ',
  );

export async function seedInfluencers({ kysely }: Pick<Database, 'kysely'>, rows: number): Promise<void> {
  const among = (words: readonly string[], salt: string) =>
    sql`(${words}::text[])[1 + abs(hashtext(n || ${salt})::bigint) % ${words.length}]`;
  const below = (end: number, salt: string) => sql`(abs(hashtext(n || ${salt})::bigint) % ${end})::integer`;
  const now = new Date('2026-06-15T10:00:00Z');
  for (let first = 1; first <= rows; first += ROWS_PER_INSERT) {
    const last = Math.min(rows, first + ROWS_PER_INSERT - 1);
    await sql`
      insert into influencer (id, full_name, handle, picture, bio, location, thematics, followers, following, posts,
        engagement_rate, verified_at, featured_at, created_at)
      select
        'influencer-' || md5(n::text)::uuid,
        first || ' ' || last,
        lower(first || '.' || last) || n,
        -- Profiles without a picture must be verified to be in the collection.
        case when n % 12 = 0 then null else 'image-' || md5('picture' || n)::uuid end,
        (select string_agg((${bioWords}::text[])[1 + abs(hashtext(n || '-' || k)::bigint) % ${bioWords.length}], ' ')
          from generate_series(1, 12 + n % 12) k),
        place || ', France',
        array[one, other],
        -- The distribution is exponential: few influencers have many followers.
        (1000 * exp(${below(1000, 'followers')} / 130.0))::integer + n % 997,
        ${below(2000, 'following')}, ${below(3000, 'posts')}, ${below(1200, 'rate')} / 100.0,
        case when n % 3 = 0 then ${now}::timestamptz end, case when n % 40 = 0 then ${now}::timestamptz end, ${now}
      from generate_series(${first}::integer, ${last}::integer) n,
        lateral (select ${among(firstNames, 'first')} first, ${among(lastNames, 'last')} last,
          ${among(places, 'place')} place, ${among(thematics, 'one')} one, ${among(thematics, 'other')} other) drawn`.execute(
      kysely,
    );
  }
  await sql`analyze influencer`.execute(kysely);
}
