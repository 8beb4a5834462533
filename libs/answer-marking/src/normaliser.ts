/** The zero of each run of ten decimal digits that a keyboard may produce; full-width digits fold with NFKC. */
const DIGIT_ZEROS =
  '\u0660\u06f0\u07c0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0e50\u0ed0\u0f20\u1040\u17e0\u1810';

/** Text without characters to fold and without double spaces. */
const SETTLED = /^[!-[\]-~]+(?: [!-[\]-~]+)*$/;
const ASCII = /^[\t\n\r -~]*$/;

/**
 * Gives each sign one spelling without changing the meaning. Powers and vulgar fractions are split first, because
 * compatibility folding would turn 2⁵ into 25 and 3½ into 31/2 (MARK-21). Letters keep their case; runs of spaces
 * become one; lines end in `
 * `.
 */
export function normalise(text: string): string {
  if (SETTLED.test(text)) return text;
  const plain = ASCII.test(text) ? text : foldCharacters(text);
  const untexed = plain.includes('\\') ? foldTex(plain) : plain;
  return untexed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

function foldCharacters(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF\uFE0E\uFE0F]/g, '')
    .replace(/([⁰¹²³⁴-⁹]+)[/⁄∕]([₀-₉]+)/g, ' $1⁄$2 ')
    .replace(/[⁰¹²³⁴-⁹]+(?![⁰¹²³⁴-⁹⁄])/g, '^$&')
    .replace(/[¼½¾⅐-⅞]/g, ' $& ')
    .replace(/[º˚]/g, '°')
    .replace(/(?![\d０-９])\p{Nd}/gu, toAsciiDigit)
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\uFE63\uFE58]/g, '-')
    .replace(/[×✕✖⨯·∙⋅•∗]/g, '*')
    .replace(/[⁄∕]/g, '/')
    .replace(/[∶꞉ː]/g, ':')
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[≃≅≒∼˜]/g, '≈')
    .replace(/[⩽≦]/g, '≤')
    .replace(/[⩾≧]/g, '≥')
    .replace(/[、，]/g, ',')
    .replace(/。/g, '.');
}

function toAsciiDigit(sign: string): string {
  for (const zero of DIGIT_ZEROS) {
    const digit = sign.charCodeAt(0) - zero.charCodeAt(0);
    if (digit >= 0 && digit < 10) return String(digit);
  }
  return sign;
}

const TEX_SIGNS: Readonly<Record<string, string>> = {
  times: '*',
  cdot: '*',
  div: '÷',
  left: '',
  right: '',
  degree: '°',
  circ: '°',
  approx: '≈',
  pi: 'π',
};

/** The TeX that a maths keypad writes; anything else keeps its backslash and is refused by the grammars. */
function foldTex(text: string): string {
  return text
    .replace(/\\[dt]?frac ?\{([^{}\\]*)\} ?\{([^{}\\]*)\}/g, (_, top: string, bottom: string) =>
      toFraction(top, bottom),
    )
    .replace(/\\sqrt ?\{([^{}\\]*)\}/g, '√($1)')
    .replace(/\\(?:text|mathrm) ?\{([^{}\\]*)\}/g, ' $1')
    .replace(/\^ ?\{?\\circ\}?/g, '°')
    .replace(/\^ ?\{(\d+)\}/g, '^$1')
    .replace(/\\([%$])/g, '$1')
    .replace(/\\[,;! ]/g, ' ')
    .replace(/\\([a-z]+)/g, (whole, name: string) => TEX_SIGNS[name] ?? whole);
}

function toFraction(top: string, bottom: string): string {
  const isPlain = /^ *\d+ *$/.test(top) && /^ *\d+ *$/.test(bottom);
  return isPlain ? ` ${top.trim()}/${bottom.trim()} ` : ` ((${top})/(${bottom})) `;
}
