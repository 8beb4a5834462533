const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The characters of vulgar fractions and what they say. */
export const VULGAR_FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
/** The zero of each run of ten decimal digits that a keyboard may produce; full-width digits fold with NFKC. */
const DIGIT_ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
];

/** Nothing to fold and nothing to space. */
const SETTLED = /^[!-[\]-~]*$/;
const ASCII = /^[\t\n\r -~]*$/;

/**
 * One spelling for each sign, without losing meaning: powers and vulgar fractions are written out before any
 * compatibility folding, which would make 2⁵ into 25 and 3½ into 31/2 (P21). Letters keep their case; runs of
 * spaces become one; lines end in `\n`.
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
    .replace(/[⁰¹²³⁴-⁹]+/g, (run) => `^${[...run].map((sign) => SUPERSCRIPTS.indexOf(sign)).join('')}`)
    .replace(/[¼½¾⅐-⅞]/g, (sign) => ` ${VULGAR_FRACTIONS[sign] ?? sign} `)
    .replace(/[º˚]/g, '°')
    .replace(/\p{Nd}/gu, toAsciiDigit)
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
  const point = sign.codePointAt(0) ?? 0;
  for (const zero of DIGIT_ZEROS) if (point >= zero && point < zero + 10) return String(point - zero);
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
