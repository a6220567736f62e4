import type { Ctx } from '../ctx.ts';
import { keyOf } from '../files/file.ts';
import { partKeys } from '../files/open-upload.server.ts';

/**
 * Deletes the rows of the person's uploads and files, except attachments of conversations that the other side still
 * reads. Also deletes attachments of people who are erased already, if their conversation is gone. Returns
 * the keys of the stored parts. Every process stops serving the files at the commit.
 */
export async function eraseFiles({ db }: Pick<Ctx, 'db'>, userId: string): Promise<string[]> {
  const erased = await db
    .deleteFrom('file')
    .where((eb) =>
      eb.or([
        eb('owner_id', '=', userId),
        eb('owner_id', 'in', eb.selectFrom('app_user').select('id').where('erased_at', 'is not', null)),
      ]),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('message_file').select('file_id').whereRef('file_id', '=', 'file.id'))),
    )
    .returning(['id', 'profile', 'variants'])
    .execute();
  const uploads = await db
    .deleteFrom('upload')
    .where('owner_id', '=', userId)
    .returning(['id', 'bytes', 'part_bytes as partBytes'])
    .execute();
  const keys = erased.flatMap(({ id, profile, variants }) =>
    variants.map((part) => keyOf(profile, id, part)),
  );
  return [...keys, ...uploads.flatMap(partKeys)];
}
