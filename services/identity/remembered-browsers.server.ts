import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Devices } from './devices.server.ts';
import { randomText } from './random-text.server.ts';
import type { Person } from './sessions.server.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60_000;

export type RememberedBrowsers = ReturnType<typeof rememberedBrowsersBy>;

/**
 * Remembers browsers for 30 days. A login with such a browser needs the right password, but no code. The device cookie
 * identifies the browser.
 */
export function rememberedBrowsersBy(devices: Devices) {
  return {
    async isRemembered(db: Kysely<Tables>, person: Pick<Person, 'id' | 'email'>, headers: Headers) {
      const device = devices.knownTo(headers, person.email);
      if (!device) return false;
      const row = await db
        .selectFrom('remembered_browser')
        .select('id')
        .where('user_id', '=', person.id)
        .where('device', '=', hashOf(device))
        .where('expires_at', '>', new Date())
        .executeTakeFirst();
      return row !== undefined;
    },
    /**
     * Returns the `Set-Cookie` line of the browser's device cookie. The cookie gets a new id, because an attacker may
     * know the previous id. The browser stays remembered for other accounts, with the new id.
     */
    async remember(db: Kysely<Tables>, person: Person, headers: Headers): Promise<string> {
      const { id, previousId, cookie } = devices.renewedFor(headers, person.email);
      if (previousId)
        await db
          .updateTable('remembered_browser')
          .set({ device: hashOf(id) })
          .where('device', '=', hashOf(previousId))
          .where('user_id', '<>', person.id)
          .execute();
      await db
        .insertInto('remembered_browser')
        .values({
          id: randomText(32),
          user_id: person.id,
          device: hashOf(id),
          expires_at: new Date(Date.now() + LIFETIME_MS),
        })
        .execute();
      return cookie;
    },
    async forgetAll(db: Kysely<Tables>, userId: string): Promise<void> {
      await db.deleteFrom('remembered_browser').where('user_id', '=', userId).execute();
    },
  };
}

/** The database stores only a hash of the device's id, so a leaked table gives no access. */
function hashOf(device: string): string {
  return createHash('sha256').update(`remembered ${device}`).digest('base64url');
}
