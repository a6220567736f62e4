import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isPng, withoutOptionalChunks } from './png-chunks.server.ts';

const create = { width: 20, height: 10, channels: 4, background: '#7a1f3d80' } as const;
const png = await sharp({ create }).withIccProfile('p3').png().toBuffer();

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

const AFTER_HEADER = 33;
const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, AFTER_HEADER), ...chunks, png.subarray(AFTER_HEADER)]);

it('removes texts, which can inflate to gigabytes, and keeps the colour profile and the pixels', async () => {
  const bomb = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(1_000_000))]),
  );
  const cleaned = withoutOptionalChunks(withChunks(bomb, bomb, chunk('eXIf', Buffer.from('MM'))));
  expect(cleaned.includes('zTXt')).toBe(false);
  expect(cleaned.includes('eXIf')).toBe(true);
  expect((await sharp(cleaned).metadata()).icc).toEqual((await sharp(png).metadata()).icc);
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
});

it('keeps one colour profile, and none above 64 KB', () => {
  const profile = (bytes: number) => chunk('iCCP', Buffer.alloc(bytes));
  const count = (file: Buffer) => withoutOptionalChunks(file).toString('latin1').split('iCCP').length - 1;
  expect(count(withChunks(profile(10)))).toBe(1);
  expect(count(withChunks(profile(64 * 1024 + 1)))).toBe(0);
});

it('accepts a file that is cut off anywhere', () => {
  for (let length = 8; length < png.length; length++) {
    expect(isPng(withoutOptionalChunks(png.subarray(0, length)))).toBe(true);
  }
});
