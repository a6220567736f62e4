// `node tests/pictures/draw-demo-pictures.ts`: draws the images of the demo world into public/demo, and those of the public pages
// into public/editorial. People are DiceBear's "notionists" (Zoish, CC0), covers are lucide's icons (ISC). The files are in git: run
// this only to change one, and check the result.
import { mkdir, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import {
  drawIcon,
  drawPerson,
  type Face,
  type Tint,
  tintOf,
  tintOrder,
  tints,
  v,
} from '#tests/pictures/drawing-parts.ts';

type Frame = { x: number; y: number; width: number; height: number; pixels: number };

// A portrait is 1744 × 1744, and its figure touches the lower edge. With these frames, the crops used on the site (4:5, 1:1, 9:16)
// keep the whole head. The background fills the rest.
const portraitFrame: Frame = { x: 70, y: -256, width: 1600, height: 2000, pixels: 800 };
const coverPageFrame: Frame = { x: 120, y: -956, width: 1518.75, height: 2700, pixels: 720 };
// A lucide icon is 24 × 24. `coverFrame` centres it in 4:3.
const tallCoverFrame: Frame = { x: -15, y: -36, width: 54, height: 96, pixels: 540 };
const logoFrame: Frame = { x: -12, y: -12, width: 48, height: 48, pixels: 480 };
const coverFrame: Frame = { x: -20, y: -12, width: 64, height: 48, pixels: 1200 };

// Brows and lips are friendly ones; random faces often look worried.
const people = {
  'lea.table': { hair: v('48'), body: v('11'), lips: v('08'), brows: v('12') },
  'omar.cuisine': { hair: v('22'), body: v('13'), lips: v('22'), brows: v('12'), beard: v('02') },
  'jade.voyage': { hair: v('28'), body: v('01'), lips: v('30'), brows: v('12'), nose: v('14') },
  'paul.lignes': { hair: v('27'), body: v('17'), lips: v('23'), nose: v('12'), glasses: v('11') },
  'ines.atelier': { hair: v('57'), body: v('25'), lips: v('03'), brows: v('12'), nose: v('13') },
  'nina.court': { hair: v('47'), body: v('23'), lips: v('25'), nose: v('01') },
  'hugo.tech': { hair: ['hat'], body: v('09'), lips: v('17'), nose: v('20'), glasses: v('03') },
  'sarah.glow': { hair: v('20'), body: v('24'), lips: v('03'), brows: v('12'), nose: v('07') },
} satisfies Record<string, Face>;

// Faces on public pages are not from the demo world, because visitors may not see the face of a profile.
const heroFaces: Face[] = [
  { hair: v('37'), body: v('13'), lips: v('22'), brows: v('12'), nose: v('05') },
  { hair: v('01'), body: v('02'), lips: v('22'), brows: v('12'), nose: v('14') },
  { hair: v('45'), body: v('21'), lips: v('08'), brows: v('12'), nose: v('07') },
];
const coverFaces: { tint: Tint; face: Face }[] = [
  {
    tint: 'rose',
    face: { hair: v('36'), body: v('12'), lips: v('08'), brows: v('12'), gesture: ['handPhone'] },
  },
  { tint: 'sky', face: { hair: v('17'), body: v('18'), lips: v('25'), brows: v('12'), gesture: ['ok'] } },
  { tint: 'lilac', face: { hair: v('62'), body: v('13'), lips: v('30'), brows: v('12') } },
];

const covers = {
  'autumn-table': 'utensils-crossed',
  'tasting-menu': 'wine',
  'rooftop-summer': 'martini',
  'spa-weekend': 'bath',
  'sea-view-suite': 'sailboat',
  'chalet-winter': 'mountain-snow',
  'linen-capsule': 'shirt',
  'sneaker-drop': 'sport-shoe',
  'silk-scarves': 'spool',
  'vintage-denim': 'scissors',
  'night-serum': 'moon-star',
  'sun-care': 'sun',
  'perfume-launch': 'perfume-bottle',
  'hair-ritual': 'mirror-round',
  'smart-ring': 'gem',
  'e-bike-city': 'bike',
  'noise-cancelling': 'headphones',
  'coffee-roastery': 'coffee',
  'pastry-class': 'croissant',
  'art-opening': 'palette',
};

const frame = ({ x, y, width, height, pixels }: Frame, tint: Tint, drawing: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"
    width="${pixels}" height="${(pixels * height) / width}">
    <rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${tints[tint]}"/>
    ${drawing}
  </svg>`;

const root = new URL('../../public/demo/', import.meta.url);

async function write(path: string, picture: string) {
  const file = new URL(path, root);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, optimize(picture, { multipass: true }).data);
}

for (const [index, [handle, face]] of Object.entries(people).entries()) {
  await write(`people/${handle}.svg`, frame(portraitFrame, tintOf(index), drawPerson(face)));
}
for (const [index, face] of heroFaces.entries()) {
  await write(
    `../editorial/hero-${index + 1}.svg`,
    frame(portraitFrame, tintOrder.at([0, 3, 1][index] ?? 0) ?? 'sand', drawPerson(face)),
  );
}
await write('../editorial/table.svg', frame(tallCoverFrame, 'sage', await drawIcon('utensils-crossed')));
for (const [index, { tint, face }] of coverFaces.entries()) {
  await write(`../editorial/cover-${index + 1}.svg`, frame(coverPageFrame, tint, drawPerson(face)));
}
await write('logos/maison-aubrac.svg', frame(logoFrame, 'rose', await drawIcon('amphora')));
// Offset by two colours, so that on the home page Léa (sand) and her table (sage) differ.
for (const [index, [slug, icon]] of Object.entries(covers).entries()) {
  await write(`covers/${slug}.svg`, frame(coverFrame, tintOf(index + 2), await drawIcon(icon)));
}
