const UNDER_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const ONES = UNDER_TWENTY.split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const GROUPS: ReadonlyArray<readonly [size: number, word: string]> = [
  [1_000_000, 'million'],
  [1000, 'thousand'],
];

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const rest = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${rest === 0 ? '' : `-${ONES[rest] ?? ''}`}`;
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest);
  return `${ONES[hundreds] ?? ''} hundred${rest === 0 ? '' : ` and ${belowHundred(rest)}`}`;
}

/** A whole number from 0 to 999 999 999 in words, as it is read in Singapore: `two thousand, three hundred and four`. */
export function numberInWords(value: number): string {
  const group = GROUPS.find(([size]) => value >= size);
  if (!group) return belowThousand(value);
  const [size, word] = group;
  const head = `${belowThousand(Math.floor(value / size))} ${word}`;
  const rest = value % size;
  if (rest === 0) return head;
  return `${head}${rest < 100 ? ' and ' : ', '}${numberInWords(rest)}`;
}

/** The number that words say; null for words that are no number. Adds word by word, and never looks a number up. */
export function readNumberWords(text: string): number | null {
  let total = 0;
  let group = 0;
  for (const word of text.toLowerCase().replaceAll(',', '').split(/[ -]/)) {
    const ones = ONES.findIndex((one) => one === word);
    const tens = TENS.findIndex((ten) => ten !== '' && ten === word);
    if (word === 'and') continue;
    if (ones >= 0) group += ones;
    else if (tens > 0) group += 10 * tens;
    else if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'million') {
      total += group * (word === 'thousand' ? 1000 : 1_000_000);
      group = 0;
    } else return null;
  }
  return total + group;
}
