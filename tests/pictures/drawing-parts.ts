/** Parts of the demo images and blog covers: DiceBear's "notionists" (Zoish, CC0) and lucide's icons (ISC). */
import { readFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

export const ink = '#1C1917';
export const tints = {
  sand: '#E9DCCB',
  rose: '#E6CBC4',
  sage: '#CDD6C6',
  sky: '#CBD6DC',
  lilac: '#D9CCDB',
};
export type Tint = keyof typeof tints;
export type Face = notionists.Options;

export const tintOrder: Tint[] = ['sand', 'rose', 'sage', 'sky', 'lilac'];
export const tintOf = (index: number): Tint => tintOrder[index % tintOrder.length] ?? 'sand';

export const v = <N extends string>(number: N) => [`variant${number}` as const];

/** A drawing of 1744 × 1744. */
export function drawPerson(face: Face) {
  const avatar = createAvatar(notionists, {
    eyes: v('05'),
    brows: v('05'),
    nose: v('05'),
    ...face,
    size: 1744,
    beardProbability: face.beard ? 100 : 0,
    glassesProbability: face.glasses ? 100 : 0,
    gestureProbability: face.gesture ? 100 : 0,
    bodyIconProbability: 0,
  });
  // The frame clips already. Without the mask, the drawing has no id that could clash with another's.
  return avatar
    .toString()
    .replace('mask="url(#viewboxMask)"', '')
    .replaceAll(/#000(?:000)?\b/g, ink);
}

/** A drawing of 24 × 24. */
export async function drawIcon(name: string) {
  const icon = await readFile(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
  return icon.replace('currentColor', ink).replace('stroke-width="2"', 'stroke-width="0.8"');
}
