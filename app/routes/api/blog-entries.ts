import { attemptJson } from '#app/forms/answer.ts';
import { requestContext } from '#app/request/context.ts';
import { findAllEntries } from '#domain/blog/find-entries.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { log } from '#services/log.ts';
import type { Route } from './+types/blog-entries';

/**
 * Returns the blog entries, newest first, in the address's language. `url_blog` is the slug in `/blog/{url_blog}`.
 */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, publicUrl } = context.get(requestContext);
  return attemptJson(context, async () => {
    const entries = await findAllEntries(ctx).catch((error: unknown) => {
      log.error('could not read the blog entries', { error });
      throw new Refusal('blog.unavailable');
    });
    return Response.json(
      entries.map(({ id, title, resume, cover, publishedAt, slug }) => ({
        id,
        title,
        resume,
        photo: cover && new URL(cover, publicUrl).href,
        date_article: publishedAt,
        url_blog: slug,
      })),
    );
  });
}
