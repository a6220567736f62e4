// `node tests/pictures/draw-placeholder-images.ts`: draws the placeholder images that visitors see instead of an influencer's picture
// into public/veils. They are blurred invented portraits and contain nothing of a profile's picture. The files are in git.
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { drawPerson, type Face, tintOf, tints, v } from '#tests/pictures/drawing-parts.ts';

/** Faces that occur neither in the demo world nor on the public pages. */
const faces: Face[] = [
  { hair: v('02'), body: v('03') },
  { hair: v('10'), body: v('07') },
  { hair: v('15'), body: v('19') },
  { hair: v('33'), body: v('05') },
  { hair: v('41'), body: v('15') },
  { hair: v('52'), body: v('09') },
  { hair: v('59'), body: v('21') },
  { hair: v('61'), body: v('01') },
];

/** The blur leaves no more detail than this size shows; browsers scale it up smoothly. */
const width = 200;
const height = 250;

const folder = new URL('../../public/veils/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [index, face] of faces.entries()) {
  const tint = tints[tintOf(index)];
  const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="70 -256 1600 2000" width="${width}" height="${height}">
    <rect x="70" y="-256" width="1600" height="2000" fill="${tint}"/>${drawPerson(face)}</svg>`;
  await sharp(Buffer.from(portrait))
    .blur(11)
    .webp({ quality: 90 })
    .toFile(new URL(`${index + 1}.webp`, folder).pathname);
}
