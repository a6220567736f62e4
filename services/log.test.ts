import { expect, it, vi } from 'vitest';
import { log } from './log.ts';

it('replaces email addresses, in linear time for a long text', () => {
  const written = vi.spyOn(console, 'warn').mockReturnValue();
  const path = '@.'.repeat(3_000);
  log.warn('refused <lea.d+1@dubois.example>: 550', { path });
  const line: unknown = JSON.parse(String(written.mock.calls[0]?.[0]));
  written.mockRestore();
  expect(line).toMatchObject({ message: 'refused <(email address)>: 550', path });
});

it('logs an error with its cause and code', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  log.error('a request failed', { error: new Error('no session', { cause: refused }) });
  const line: unknown = JSON.parse(String(written.mock.calls[0]?.[0]));
  written.mockRestore();
  expect(line).toMatchObject({
    level: 'error',
    error: { message: 'no session', cause: { message: refused.message, code: 'ECONNREFUSED' } },
  });
});
