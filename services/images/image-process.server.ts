/**
 * Processes one image in its own process and prints one line of JSON. A hostile file that attacks the decoder reaches
 * only this process, and killing the process frees all of its memory.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { ImageError, Rewritten, Size, WrittenImage } from './images.ts';
import { isPng, withoutOptionalChunks } from './png-chunks.server.ts';

const MAX_PIXELS = 50_000_000;

const JPEG = { quality: 80, progressive: true } as const;

const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];

const VIDEO_PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" width="1600" height="900">
<path fill="#CBD6DC" d="M0 0h16v9H0z"/><path fill="none" stroke="#1C1917" stroke-width=".06" stroke-linejoin="round"
d="M7 3.1v2.8l2.5-1.4z"/></svg>`;

const { values } = parseArgs({
  options: { file: { type: 'string' }, folder: { type: 'string' }, sizes: { type: 'string' } },
});
const { file, folder = '' } = values;
sharp.concurrency(1);
sharp.cache(false);
if (file) {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
}
console.log(JSON.stringify(await rewrite(JSON.parse(values.sizes ?? '[]') as Size[]).catch(reasonOf)));

function reasonOf(error: NodeJS.ErrnoException): { reason: ImageError; why: string } {
  const reason = error.code ? 'unwritten' : /pixel limit/i.test(error.message) ? 'too_many_pixels' : 'broken';
  return { reason, why: error.message };
}

async function rewrite(sizes: Size[]): Promise<Rewritten> {
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true } as const;
  const content = file ? await readFile(file) : Buffer.from(VIDEO_PLACEHOLDER);
  const source = sharp(isPng(content) ? withoutOptionalChunks(content) : content, options);
  const { autoOrient } = await source.metadata();
  const widest = Math.max(...sizes.map(({ width }) => width));
  const { data, info } = await source
    .autoOrient()
    .resize(within(widest))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const written: WrittenImage[] = [];
  for (const { name, width } of sizes) {
    const image = sharp(data, { raw }).resize(within(width));
    const webp = await image.clone().webp({ quality: 80, effort: 3 }).toBuffer();
    // JPEG has no transparency.
    const jpeg = await image.clone().flatten({ background: 'white' }).jpeg(JPEG).toBuffer();
    written.push(
      await write(`${name}.webp`, 'image/webp', webp),
      await write(`${name}.jpg`, 'image/jpeg', jpeg),
    );
  }
  return { ...autoOrient, written };
}

function within(width: number) {
  return { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const;
}

async function write(
  name: string,
  contentType: WrittenImage['contentType'],
  content: Buffer,
): Promise<WrittenImage> {
  const filePath = path.join(folder, name);
  await writeFile(filePath, content);
  return { name, path: filePath, contentType, bytes: content.length };
}
