const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number below 100. */
function belowHundred(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
}

/** A whole number from 0 to 999 999 999 as it is said in Singapore: "three hundred and five". */
export function numberWords(value: number): string {
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${numberWords(Math.floor(value / size))} ${name}`;
    if (rest === 0) return head;
    return `${head} ${rest < 100 ? 'and ' : ''}${numberWords(rest)}`;
  }
  return belowHundred(value);
}

const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** "twenty-first", "twelfth", "hundredth" of a word for a number. */
function toOrdinal(words: string): string {
  const last = /[a-z]+$/.exec(words)?.[0] ?? '';
  const ordinal = ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`;
  return words.slice(0, words.length - last.length) + ordinal;
}

/** What the parts of a whole are called, as a teacher says it. Null where a teacher says "over". */
function partName(denominator: number, isOne: boolean): string | null {
  if (denominator === 2) return isOne ? 'half' : 'halves';
  if (denominator === 4) return isOne ? 'quarter' : 'quarters';
  if (denominator < 2 || (denominator > 100 && denominator !== 1000)) return null;
  const name = toOrdinal(numberWords(denominator).replace(/^one (?=hundred|thousand)/, ''));
  return isOne ? name : `${name}s`;
}

/** How a teacher says it: "two and three quarters", "one half", "seven over two hundred". */
export function spokenFraction(whole: string | null, numerator: string, denominator: string): string {
  const top = numberWords(Number(numerator));
  const name = partName(Number(denominator), Number(numerator) === 1);
  const part = name === null ? `${top} over ${numberWords(Number(denominator))}` : `${top} ${name}`;
  return whole === null ? part : `${numberWords(Number(whole))} and ${part}`;
}
