import { expect, it } from 'vitest';
import { newestAnswer } from './newest-answer.ts';

it('drops an answer that arrives after the answer to a newer request', async () => {
  const ask = newestAnswer<string>();
  const [first, second, third] = Array.from({ length: 3 }, () => Promise.withResolvers<string>());
  const replies = [first, second, third].map((it) => ask(() => it?.promise ?? Promise.reject()));

  second?.resolve('second');
  expect(await replies[1]).toMatchObject({ answer: 'second', failed: false });
  expect((await replies[1])?.isNewest()).toBe(false);

  first?.resolve('first');
  expect(await replies[0]).not.toHaveProperty('answer');

  third?.resolve('third');
  expect(await replies[2]).toMatchObject({ answer: 'third', failed: false });
  expect((await replies[2])?.isNewest()).toBe(true);
});

it('reports that a request failed, and whether a newer request was sent', async () => {
  const ask = newestAnswer<string>();
  const old = ask(() => Promise.reject(new Error('offline')));
  const last = ask(() => Promise.reject(new Error('offline')));
  expect(await old).toMatchObject({ failed: true });
  expect((await old).isNewest()).toBe(false);
  expect((await last).isNewest()).toBe(true);
  expect(await ask(() => Promise.resolve('again'))).toMatchObject({ answer: 'again', failed: false });
});
