// `node tests/pictures/draw-blog-covers.ts`: draws the covers of the demo world's articles into public/demo/blog, each as SVG and, for
// shared links, as PNG of 1200 × 630. The files are in git: run this only to change one, and check the result. Lists crop a cover to
// 3:2, so the leftmost and rightmost 130 pixels contain nothing important.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { braceOf } from '#app/ui/brace.ts';
import { drawIcon, drawPerson, type Face, ink, type Tint, tints, v } from '#tests/pictures/drawing-parts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const accent = '#7A1F3D';
const paper = '#FAF7F2';
const STROKE = 6;

const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A line that stands for text. */
const line = (x: number, y: number, length: number, color = ink, stroke = STROKE) =>
  `<path d="M${x} ${y}h${length}" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round"/>`;

const brace = (x: number, y: number, height: number) =>
  `<g transform="translate(${x} ${y}) scale(${height / 300})" fill="${accent}"><path d="${braceOf(300)}"/></g>`;

/** A lucide icon whose stroke has the same width at every size. */
async function icon(name: string, x: number, y: number, size: number, color = ink, fill = 'none') {
  const drawing = await drawIcon(name);
  const inside = drawing.slice(
    drawing.indexOf('>', drawing.indexOf('<svg')) + 1,
    drawing.lastIndexOf('</svg>'),
  );
  const look = `fill="${fill}" stroke="${color}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" ${look} stroke-width="${(STROKE * 24) / size}">${inside}</g>`;
}

/** A person in a frame, aligned to its lower edge. */
function person(face: Face, x: number, y: number, width: number, height: number, tint?: Tint, radius = 14) {
  const tall = (1744 * height) / width;
  const id = `frame-${x}`;
  return `<clipPath id="${id}">${rect(x, y, width, height, ink, radius)}</clipPath><g clip-path="url(#${id})">
    ${tint ? rect(x, y, width, height, tints[tint]) : ''}
    <svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 ${1744 - tall} 1744 ${tall}">${drawPerson(face)}</svg>
  </g>`;
}

const turned = (degrees: number, drawing: string) =>
  `<g transform="rotate(${degrees} ${WIDTH / 2} ${HEIGHT / 2})">${drawing}</g>`;

async function brief() {
  const sheet = [
    rect(250, 105, 310, 420, paper, 10),
    line(290, 165, 120, accent),
    ...[225, 270, 315].map((y, index) => line(290, y, [230, 215, 150][index] ?? 0)),
    ...[390, 435].map((y, index) => line(290, y, [225, 110][index] ?? 0)),
  ].join('');
  return turned(-2, sheet) + brace(600, 135, 360) + (await icon('camera', 700, 190, 250));
}

async function disclosure() {
  const bubble = `<path d="M560 120h430a24 24 0 0 1 24 24v200a24 24 0 0 1-24 24H660l-64 56v-56h-36a24 24 0 0 1-24-24V144a24 24 0 0 1 24-24z" fill="${paper}"/>`;
  const face: Face = { hair: v('32'), body: v('08'), lips: v('30'), brows: v('12'), nose: v('05') };
  return [
    person(face, 160, 130, 400, 500, undefined, 0),
    bubble,
    rect(580, 164, 150, 52, accent, 26),
    line(606, 190, 98, paper),
    line(583, 262, 360),
    line(583, 310, 250),
  ].join('');
}

async function prices() {
  const face: Face = { hair: v('59'), body: v('23'), lips: v('08'), brows: v('12'), nose: v('07') };
  const seconds = [0, 1, 2].map((at) => line(313 + at * 82, 92, 58, at === 0 ? accent : ink, 7)).join('');
  return [
    person(face, 290, 65, 282, 500, 'rose'),
    seconds,
    brace(600, 135, 360),
    rect(680, 165, 300, 300, tints.sand, 14),
    await icon('croissant', 745, 230, 170),
    await icon('heart', 680, 490, 44, accent, accent),
    line(745, 513, 120),
  ].join('');
}

async function tasting() {
  const places = await Promise.all(
    [0, 1, 2, 3, 4].map(async (at) => {
      const middle = 270 + at * 165;
      const color = at === 2 ? accent : ink;
      const plate = `<g fill="none" stroke="${ink}" stroke-width="${STROKE}"><ellipse cx="${middle}" cy="505" rx="64" ry="26"/><ellipse cx="${middle}" cy="503" rx="36" ry="12"/></g>`;
      return plate + (await icon('wine', middle - 80, 253, 160, color));
    }),
  );
  const lamp = `<path d="M600 0v60" stroke="${ink}" stroke-width="${STROKE}"/><path d="M530 130a70 70 0 0 1 140 0z" fill="${ink}"/><circle cx="600" cy="140" r="18" fill="${paper}"/>`;
  return `${lamp}${rect(0, 420, WIDTH, 210, tints.sand)}${places.join('')}`;
}

async function rate() {
  const hearts = Array.from({ length: 100 }, (_, at) => ({
    x: 148 + (at % 20) * 46,
    y: 128 + Math.floor(at / 20) * 80,
  }));
  const active = [27, 45, 52, 73];
  const icons = await Promise.all(
    hearts.map(({ x, y }, at) =>
      active.includes(at) ? icon('heart', x - 5, y - 5, 40, accent, accent) : icon('heart', x, y, 30),
    ),
  );
  return icons.join('').replaceAll(/stroke-width="4.8"/g, 'stroke-width="2.2"');
}

async function gift() {
  return [
    rect(0, 0, WIDTH / 2, HEIGHT, tints.rose),
    await icon('gift', 250, 200, 230),
    brace(573, 115, 400),
    await icon('coins', 715, 200, 230),
  ].join('');
}

async function stay() {
  const arch = `<path d="M230 540V290a155 155 0 0 1 310 0v250z" fill="${tints.sky}"/>
    <circle cx="452" cy="250" r="36" fill="${accent}"/>
    <path d="M230 470l90-110 70 80 60-62 90 92v70H230z" fill="${tints.sage}"/>
    <path d="M230 540V290a155 155 0 0 1 310 0v250zM385 135v405M230 340h310" fill="none" stroke="${ink}" stroke-width="${STROKE}"/>
    <path d="M200 540h815" stroke="${ink}" stroke-width="${STROKE}" stroke-linecap="round"/>`;
  return arch + (await icon('bed-double', 625, 210, 390));
}

async function kit() {
  const face: Face = { hair: v('05'), body: v('13'), lips: v('22'), brows: v('12'), nose: v('12') };
  const card = [
    rect(270, 110, 660, 410, paper, 14),
    person(face, 305, 145, 272, 340, 'lilac', 10),
    line(625, 178, 190, ink, 10),
    line(625, 225, 120, accent),
    ...[285, 325].map((y, index) => line(625, y, index ? 170 : 260)),
    ...[48, 84, 62, 104, 90].map((height, at) =>
      rect(625 + at * 54, 485 - height, 34, height, at === 3 ? accent : ink, 4),
    ),
  ].join('');
  return turned(4, rect(270, 110, 660, 410, tints.sand, 14)) + turned(-2, card);
}

const covers: Record<string, { tint: Tint; draw: () => Promise<string> }> = {
  'how-to-brief-a-creator': { tint: 'sand', draw: brief },
  'saying-it-is-an-ad': { tint: 'rose', draw: disclosure },
  'what-a-story-is-worth': { tint: 'sky', draw: prices },
  'planning-a-tasting-evening': { tint: 'sage', draw: tasting },
  'reading-an-engagement-rate': { tint: 'lilac', draw: rate },
  'gift-or-fee': { tint: 'sand', draw: gift },
  'a-hotel-stay-that-works': { tint: 'rose', draw: stay },
  'a-media-kit-brands-read': { tint: 'sage', draw: kit },
};

const folder = new URL('../../public/demo/blog/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [slug, { tint, draw }] of Object.entries(covers)) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    ${rect(0, 0, WIDTH, HEIGHT, tints[tint])}${await draw()}</svg>`;
  const { data } = optimize(picture, { multipass: true });
  await writeFile(new URL(`${slug}.svg`, folder), data);
  const pixels = await sharp(Buffer.from(data)).png({ palette: true, effort: 10 }).toBuffer();
  await writeFile(new URL(`${slug}.png`, folder), pixels);
}
