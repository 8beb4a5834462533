import type { Plugin } from 'vite';

/** Style sheets of our own; antd's are extracted elsewhere and belong to the adults' console. */
const OWN_SHEET = /[\\/]frontend[\\/]src[\\/].*\.css$/;
const SIZE = /((?:^|[\s;{])font(?:-size)?\s*:[^;}]*?)(\d+(?:\.\d+)?)px/g;
/** What a browser takes one `rem` for before anybody changes it. */
const PX_PER_REM = 16;

/** Writes the sizes of text, and nothing else, in `rem`: they follow the size of the root, boxes and lines do not. */
export function toRem(sheet: string): string {
  return sheet.replace(SIZE, (_, before: string, px: string) => `${before}${Number(px) / PX_PER_REM}rem`);
}

/**
 * Style sheets state sizes of text in px. In the page they are `rem`, so that "Text size" of the
 * comfort panel and the text size set in the browser enlarge every text, in sheets yet to be written too.
 */
export function textInRem(): Plugin {
  return {
    name: 'text-in-rem',
    enforce: 'pre',
    transform: (code, id) =>
      OWN_SHEET.test(id.split('?')[0] ?? '') ? { code: toRem(code), map: null } : null,
  };
}
