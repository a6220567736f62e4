import type { Database } from '#db/open.server.ts';
import type { Handler } from './pipeline.ts';

/** Responds to `GET /health` with 200 if the database answers a query. */
export function healthOf(db: Database): Handler {
  return (exchange) => {
    if (exchange.path !== '/health' || !exchange.isReading) return undefined;
    return db.kysely
      .selectNoFrom((eb) => eb.lit(1).as('one'))
      .execute()
      .then(() => exchange.sendJson(200, { ok: true }));
  };
}
