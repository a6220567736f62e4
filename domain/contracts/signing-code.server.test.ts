import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { anInfluencer, later } from '#tests/people.ts';
import { requireActor } from '../ctx.ts';
import { checkSigningCode, expireSigningCode, makeSigningCode } from './signing-code.server.ts';

const db = await testDatabase();

it('a retry of the job sends the same code, without new tries and never after its use', async () => {
  const influencer = await anInfluencer(db);
  const retried = later(influencer, 1);
  const { id: userId } = requireActor(influencer);
  const code = (await makeSigningCode(influencer, { userId, jobId: 'job-1' })) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  for (const ctx of [influencer, influencer, retried, retried]) {
    expect(await makeSigningCode(ctx, { userId, jobId: 'job-1' })).toBe(code);
    await expect(checkSigningCode(ctx, wrong)).rejects.toThrow('input.invalid');
  }
  await checkSigningCode(retried, code);
  await expireSigningCode(retried, userId);
  expect(await makeSigningCode(retried, { userId, jobId: 'job-1' })).toBeNull();
  await expect(checkSigningCode(retried, code)).rejects.toMatchObject({
    fields: { emailCode: 'contract.code_expired' },
  });
  expect(await makeSigningCode(retried, { userId, jobId: 'job-2' })).toMatch(/^\d{6}$/);
});
