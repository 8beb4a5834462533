/**
 * Writes two parts of Nunito to `src/shared/theme`: `nunito-core.woff2` with the letters that almost every page needs,
 * 23 KB smaller than the whole Latin font, and `nunito-signs.woff2` with the rarer signs. A browser fetches the second,
 * or the whole font for letters with accents, when a page shows one of them (fonts.css).
 *
 * `node frontend/build/core-font.mjs` after a new version of the font.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Rarer signs of ASCII. The lists stand in `unicode-range` of fonts.css, too. */
const RARE = '"#$&*<>@[\\]^_`{|}~';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const PARTS = {
  core: [...ASCII].filter((letter) => !RARE.includes(letter)).join('') + '°·×÷–’…−',
  signs: RARE + '²³¼½¾—‘“”•↑↓',
};

const font = fileURLToPath(
  import.meta.resolve('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
);
for (const [name, letters] of Object.entries(PARTS)) {
  const part = await subsetFont(fs.readFileSync(font), letters, {
    targetFormat: 'woff2',
    // No style sheet asks for other weights, or for another feature than the spaces between letters. With its middle at a
    // drawn weight of Nunito the file is 1 KB smaller than with any other.
    variationAxes: { wght: { min: 400, default: 700, max: 900 } },
    keepFeatures: ['kern'],
    dropTables: ['GSUB', 'STAT'],
    noHinting: true,
  });
  fs.writeFileSync(fileURLToPath(new URL(`../src/shared/theme/nunito-${name}.woff2`, import.meta.url)), part);
}
