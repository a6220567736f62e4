import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Each token has a colour in each theme: `[light, dark]`. */
const tokens: Record<string, string[]> = Object.fromEntries(
  [
    ...readFileSync('app/ui/theme.css', 'utf8').matchAll(
      /--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
    ),
  ].map(([, name = '', light, dark, both]) => [name, [light ?? both ?? '', dark ?? both ?? '']]),
);

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['paper', 'surface', 'sunken'];
const tints = ['sand', 'rose', 'sage', 'sky', 'lilac'];
const pairsOf = (names: string[], on: string[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const));
const texts = [
  ...pairsOf(['ink', 'soft', 'accent', 'metal', 'good', 'wait', 'bad'], grounds),
  ...['good', 'wait', 'bad'].map((name) => [name, `${name}-ground`] as const),
  ['on-accent', 'accent-fill'] as const,
  ['paper', 'ink'] as const,
  ...pairsOf(['on-ground', 'accent-fill'], tints),
];
const signs = pairsOf(['unread', 'accent', 'metal'], grounds).concat(pairsOf(['edge'], ['paper', 'surface']));

describe.each([
  ['light', 0],
  ['dark', 1],
])('in the %s theme', (_, theme) => {
  const ratio = (name: string, ground: string) =>
    contrast(tokens[name]?.[theme] ?? '', tokens[ground]?.[theme] ?? '');

  it.each(texts)('text in %s on %s has 4.5:1', (name, ground) => {
    expect(ratio(name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(signs)('the sign %s on %s has 3:1', (name, ground) => {
    expect(ratio(name, ground)).toBeGreaterThanOrEqual(3);
  });
});

it.each(tints)('the dark %s has 88 % of the brightness of the light one', (name) => {
  const [light = '', dark = ''] = tokens[name] ?? [];
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  expect(channels(dark)).toEqual(channels(light).map((value) => Math.round(value * 0.88)));
});
