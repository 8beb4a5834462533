import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { COLOURS, DARK_COLOURS } from './tokens.js';

type Palette = Record<string, string>;

/** The colours that the style sheet states under a selector, by their names in camel case. */
function paletteOf(selector: string, file = 'tokens'): Palette {
  const sheet = readFileSync(join(process.cwd(), `frontend/src/shared/theme/${file}.css`), 'utf8');
  const block = sheet.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [
      (name ?? '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      (colour ?? '').toUpperCase(),
    ]),
  );
}

const USUAL = paletteOf(':root');
const STRONG: Palette = { ...USUAL, ...paletteOf("[data-contrast='strong']") };

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours by name, or given as `#RRGGBB`. */
function contrast(palette: Palette, one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(name.startsWith('#') ? name : (palette[name] ?? '#?')))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#FFFFFF';
const TEXT_PAIRS: ReadonlyArray<readonly [string, string]> = [
  ...['text', 'textSecond', 'textHint', 'primary', 'primaryHover'].flatMap((ink) =>
    ['page', 'card'].map((ground) => [ink, ground] as const),
  ),
  ['primary', 'primaryTint'],
  ['correct', 'correctTint'],
  ['nearly', 'nearlyTint'],
  ['notYet', 'notYetTint'],
  ['error', 'errorTint'],
  ...['correct', 'nearly', 'notYet', 'error'].map((ink) => [ink, 'card'] as const),
  ...['primary', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'child'].map((ground) => [WHITE, ground] as const),
];

it('gives antd the very colours of the style sheet', () => {
  for (const [name, colour] of Object.entries(COLOURS)) expect([name, USUAL[name]]).toEqual([name, colour]);
  const dark = paletteOf('[data-dark]', 'dark');
  for (const [name, colour] of Object.entries(DARK_COLOURS))
    expect([name, dark[name]]).toEqual([name, colour]);
});

it('gives every text of pupils in the dark its contrast', () => {
  const dark = { ...USUAL, ...paletteOf('[data-dark]', 'dark') };
  for (const [ink, ground] of TEXT_PAIRS)
    // White words stand on the colours of grades alone: those on the primary one are dark then.
    if (ink !== WHITE || /^p\d|child/.test(ground))
      expect([ink, ground, contrast(dark, ink, ground) >= 4.5]).toEqual([ink, ground, true]);
});

describe('contrast', () => {
  it.each(TEXT_PAIRS)('%s on %s is text that can be read', (ink, ground) => {
    expect(contrast(USUAL, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TEXT_PAIRS)('%s on %s is strong where strong is chosen', (ink, ground) => {
    expect(contrast(STRONG, ink, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(['border', 'focus', 'scoreGreen', 'scoreAmber', 'scoreOrange'])(
    '%s is an edge that can be seen',
    (edge) => {
      for (const ground of ['page', 'card']) {
        expect(contrast(USUAL, edge, ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(STRONG, edge, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('gives cards a true edge where strong is chosen', () => {
    expect(contrast(STRONG, 'hairline', 'card')).toBeGreaterThanOrEqual(4.5);
  });

  it('says no pair of colours that are not there', () => {
    for (const name of TEXT_PAIRS.flat()) expect(name === WHITE || STRONG[name] !== undefined).toBe(true);
  });
});

describe('contrast of the pages of children', () => {
  const THEMES = ['mango', 'lagoon', 'kueh', 'starlight', 'skyline', 'hawker', 'jungle'];
  const usual = paletteOf(':root', 'child-tokens');
  const strong = { ...usual, ...paletteOf("[data-contrast='strong']", 'child-tokens') };
  const pairs: ReadonlyArray<readonly [string, string]> = [
    ...['ink', 'ink-2', 'ink-3', 'accent'].flatMap((ink) =>
      ['panel', 'ground'].map((ground) => [ink, ground] as const),
    ),
    ['accent', 'accentTint'],
    ['onFill', 'accent'],
    ['think', 'ground'],
    ['ink', 'accentTint'],
    ['ink-2', 'panel-2'],
    ['goInk', 'go'],
    ['right', 'rightTint'],
    ['think', 'thinkTint'],
    ['near', 'nearTint'],
  ];

  it.each([null, ...THEMES])('text can be read in the theme %s', (theme) => {
    const palette =
      theme === null ? usual : { ...usual, ...paletteOf(`[data-theme='${theme}']`, 'child-tokens') };
    for (const [ink, ground] of pairs)
      expect([ink, ground, contrast(palette, ink, ground) >= 4.5]).toEqual([ink, ground, true]);
    for (const fill of ['accentFill', 'rightFill', 'thinkFill'])
      expect([fill, contrast(palette, fill, 'onFill') >= 3]).toEqual([fill, true]);
  });

  it.each([null, ...THEMES])('text can be read in the dark in the theme %s', (theme) => {
    const palette = {
      ...usual,
      ...paletteOf('[data-dark]', 'dark'),
      ...(theme && paletteOf(`[data-dark][data-theme='${theme}']`, 'dark')),
    };
    for (const [ink, ground] of pairs)
      expect([ink, ground, contrast(palette, ink, ground) >= 4.5]).toEqual([ink, ground, true]);
    for (const fill of ['accentFill', 'rightFill', 'thinkFill'])
      expect([fill, contrast(palette, fill, 'onFill') >= 3]).toEqual([fill, true]);
  });

  it('text is strong in the dark where strong is chosen', () => {
    const palette = {
      ...USUAL,
      ...usual,
      ...paletteOf('[data-dark]', 'dark'),
      ...paletteOf("[data-dark][data-contrast='strong']", 'dark'),
    };
    for (const [ink, ground] of [
      ['ink-2', 'panel'],
      ['ink-3', 'ground'],
      ['textHint', 'card'],
      ['textSecond', 'page'],
    ] as const)
      expect([ink, ground, contrast(palette, ink, ground) >= 7]).toEqual([ink, ground, true]);
  });

  it('text is strong where strong is chosen', () => {
    for (const [ink, ground] of pairs)
      expect([ink, ground, contrast(strong, ink, ground) >= 7]).toEqual([ink, ground, true]);
  });
});
