import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { instagramByGraphApi } from './graph-api.server.ts';

const standIn = await instagramStandIn();
afterAll(() => standIn.close());

const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  standIn.behave(instagram.fine);
  standIn.requests.length = 0;
  printed.mockClear();
});

const TOKEN = 'a-token-nobody-may-read';
const readerAt = (url: string, timeoutMs = 60_000) =>
  instagramByGraphApi({ token: TOKEN, businessId: '17841405309211844', url, timeoutMs });
const read = (handle = 'lea.table') => readerAt(standIn.url).read(handle);

const leasReading = {
  accountId: '17841401111111111',
  biography: 'Small tables, long lunches.',
  followers: 86_400,
  following: 512,
  posts: 734,
  engagementRate: 4.2,
};

describe('read', () => {
  it('returns metrics with one request, the rate per post and follower', async () => {
    expect(await read()).toEqual(leasReading);
    expect(standIn.requests).toHaveLength(1);
    const address = new URL(standIn.requests[0] ?? '', standIn.url);
    expect(address.pathname).toBe('/v25.0/17841405309211844');
    expect(address.searchParams.get('access_token')).toBe(TOKEN);
    expect(address.searchParams.get('fields')).toMatch(
      /^business_discovery\.username\(lea\.table\)\{id,biography,/,
    );
  });

  it('reads an account without posts and one with hidden likes', async () => {
    standIn.behave(instagram.noPosts);
    expect(await read()).toMatchObject({
      biography: '',
      followers: 0,
      following: 3,
      posts: 0,
      engagementRate: 0,
    });
    standIn.behave(instagram.hiddenLikes);
    expect(await read()).toMatchObject({ engagementRate: 1.2 });
  });

  it('returns unknown for an absent account without a retry', async () => {
    standIn.behave(instagram.unknown);
    expect(await read('nobody')).toBe('unknown');
    expect(standIn.requests).toHaveLength(1);
  });

  it.each(['broken', 'hungUp', 'endless', 'moved'] as const)('retries once after %s', async (failure) => {
    standIn.behave(instagram[failure], 1);
    expect(await read()).toEqual(leasReading);
    standIn.behave(instagram[failure]);
    expect(await read()).toBe('unavailable');
    expect(standIn.requests).toHaveLength(4);
  });

  it.each(['rateLimited', 'expiredToken', 'malformed', 'incomplete'] as const)(
    'is unavailable without a retry after %s',
    async (answer) => {
      standIn.behave(instagram[answer]);
      expect(await read()).toBe('unavailable');
      expect(standIn.requests).toHaveLength(1);
    },
  );

  it('waits at most twice its timeout', async () => {
    standIn.behave(instagram.silent);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    expect(await readerAt(standIn.url, 100).read('lea.table')).toBe('unavailable');
    expect(limits.mock.calls).toEqual([[100], [100]]);
    limits.mockRestore();
  });

  it('is unavailable when no server is listening', async () => {
    expect(await readerAt(`http://127.0.0.1:${await freePort()}`).read('lea.table')).toBe('unavailable');
  });

  it('never logs its token', async () => {
    for (const failure of ['broken', 'hungUp', 'malformed', 'expiredToken'] as const) {
      standIn.behave(instagram[failure]);
      await read();
    }
    expect(printed).toHaveBeenCalled();
    expect(JSON.stringify(printed.mock.calls)).not.toContain(TOKEN);
  });

  it.each(['lea){id},x(', '', 'a'.repeat(31), 'lea table'])(
    'throws for %s, which is not a username',
    async (handle) => {
      await expect(read(handle)).rejects.toThrow(TypeError);
      expect(standIn.requests).toHaveLength(0);
    },
  );
});
