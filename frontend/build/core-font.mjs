/**
 * Writes the letters of Nunito that almost every page needs to `src/shared/theme/nunito-core.woff2`, 15 KB smaller than
 * the whole Latin font. The rest, such as letters with accents, is fetched when a page shows one of them (fonts.css).
 *
 * `node frontend/build/core-font.mjs` after a new version of the font.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Signs of sentences and of primary mathematics. The list stands in `unicode-range` of fonts.css, too. */
const SIGNS = '×÷−–—‘’“”…·•½¼¾°²³↑↓';

const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
);
const core = fileURLToPath(new URL('../src/shared/theme/nunito-core.woff2', import.meta.url));
fs.writeFileSync(core, await subsetFont(fs.readFileSync(font), ASCII + SIGNS, { targetFormat: 'woff2' }));
