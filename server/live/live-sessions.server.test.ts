import { expect, onTestFinished, test } from 'vitest';
import type { Exchange } from '#server/http/exchange.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor, twoWhoMet } from '#tests/people.ts';
import { serveHandlers } from '#tests/serve-handlers.ts';
import { openLive } from './live.ts';

const db = await testDatabase();
const { services } = aVisitor(db);

test('a session that ends while its stream opens ends the stream', async () => {
  const { brand, conversationId } = await twoWhoMet(db);
  const headers = new Headers({ cookie: brand.cookie });
  let queries = 0;
  const kysely = db.kysely.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      queries += 1;
      // The first query reads the session.
      if (queries === 1) await services.identity.signOut(db.kysely, headers);
      return result;
    },
  });
  const live = await openLive({ db: { ...db, kysely }, services, streamsPerPerson: 32 });
  onTestFinished(() => live.close());
  const pages = async ({ response }: Exchange) => void response.writeHead(418).end();
  const url = await serveHandlers({ live: live.handle, pages });
  const response = await fetch(`${url}/api/conversations/${conversationId}/live`, { headers });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('event: over\n');
});
