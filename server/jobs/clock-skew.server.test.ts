import { afterEach, expect, it, vi } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { warnOfSkew } from './clock-skew.ts';

const db = await ownDatabase();
afterEach(() => vi.restoreAllMocks().useRealTimers());

it.each([60_000, -60_000])('warns of a clock that is %i ms ahead', async (ms) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await warnOfSkew({ db: db.kysely });
  expect(warn).not.toHaveBeenCalled();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  await warnOfSkew({ db: db.kysely });
  const { aheadMs } = JSON.parse(String(warn.mock.calls[0]?.[0])) as { aheadMs: number };
  expect(aheadMs / ms).toBeCloseTo(1, 0);
});
