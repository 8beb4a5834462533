/** Verbs of the codes: past form, then how a parent reads it. */
const VERBS: Readonly<Record<string, string>> = {
  added: 'adds',
  averaged: 'averages',
  carried: 'carries',
  changed: 'changes',
  compared: 'compares',
  counted: 'counts',
  divided: 'divides',
  doubled: 'doubles',
  forgot: 'forgets',
  forgotten: 'forgets',
  found: 'finds',
  gained: 'adds',
  gave: 'answers with',
  halved: 'halves',
  ignored: 'ignores',
  joined: 'joins',
  kept: 'keeps',
  misread: 'misreads',
  missed: 'misses',
  mixed: 'mixes up',
  moved: 'moves',
  multiplied: 'multiplies',
  read: 'reads',
  repeated: 'repeats',
  restarted: 'restarts',
  reversed: 'reverses',
  shared: 'shares',
  squared: 'squares',
  stopped: 'stops',
  subtracted: 'subtracts',
  swapped: 'swaps',
  taken: 'takes',
  took: 'takes',
  turned: 'turns',
  undone: 'undoes',
  used: 'uses',
  went: 'goes',
};
/** The same verbs after "does not". */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ added: 'add', carried: 'carry', changed: 'change', counted: 'count', cut: 'cut', divided: 'divide' },
  ...{ doubled: 'double', halved: 'halve', kept: 'keep', made: 'make', moved: 'move', opened: 'open' },
  ...{ shared: 'share', squared: 'square', taken: 'take', undone: 'undo' },
  used: 'use',
};
/** Codes that the patterns below would not read well. */
const WHOLE: Readonly<Record<string, string>> = {
  'calculation-slip': 'slips in a calculation',
  'counting-slip': 'miscounts by one',
  'division-slip': 'slips in a division',
  'place-slip': 'slips by one place value',
  'place-slip-larger': 'slips by one place value',
  'place-slip-smaller': 'slips by one place value',
  'regrouping-slip': 'forgets to regroup',
  'slip-of-one': 'is off by one',
  'slip-of-ten': 'is off by ten',
  'twice-as-far-twice-as-much': 'takes twice as far as twice as much',
  'total-less-moved': 'takes what moved off the total',
  'area-not-quadrupled': 'does not multiply the area by four',
  'not-equal': 'takes unequal things as equal',
  'not-in-pictures': 'answers with a number, not in pictures',
  'not-in-the-pattern': 'gives one that is not in the pattern',
  'near-miss': 'comes close, with one slip',
  'one-too-many': 'is one too high',
  'one-too-few': 'is one too low',
  'two-too-many': 'is two too high',
  'two-too-few': 'is two too low',
  'five-too-many': 'is five too high',
  'five-too-few': 'is five too low',
  'ten-too-many': 'is ten too high',
  'ten-too-few': 'is ten too low',
  'stopped-early': 'stops one step early',
  'smaller-from-larger': 'subtracts the smaller digit from the larger',
  'added-instead': 'adds where the question needs another step',
  'added-denominators': 'adds the denominators',
  'took-away-instead': 'takes away where the question needs another step',
  'same-operation': 'repeats the step instead of undoing it',
  'same-operations': 'repeats the steps instead of undoing them',
  'same-direction': 'goes on forwards instead of back',
  'upside-down': 'turns the fraction upside down',
  'left-as-right': 'mixes up left and right',
  'key-ignored': 'counts the pictures and ignores the key',
  'scale-ignored': 'counts the marks and ignores the scale',
  'pi-left-out': 'leaves out π',
  'unit-missing': 'leaves out the unit',
  'try-again': 'gives a value that does not fit the question',
  'does-not-help': 'chooses a step that does not help',
  'digits-swapped': 'swaps the digits',
  right: 'is right',
  ...{ 'another-verdict': 'judges a working without checking each line' },
  ...{ 'another-operation': 'chooses an operation that does not fit' },
  ...{
    'another-line': 'takes a false line of a working as right',
    'another-order': 'mixes up the order of the steps',
  },
  ...{
    'another-pair': 'gives a pair that fits one sentence only',
    'another-number': 'answers with another number',
  },
  ...{ 'another-step': 'takes another step than the one asked for' },
  ...{ 'told-forwards': 'works forwards instead of back', forwards: 'works forwards instead of back' },
  ...{ 'misses-a-clue': 'misses a clue', 'outside-the-range': 'leaves the range that is told' },
  ...{ 'one-unit-short': 'counts one unit too few', 'step-of-one': 'counts in ones, not in equal steps' },
  ...{ 'all-of-one-kind': 'takes all as of one kind', 'the-other-kind': 'answers with the other kind' },
  ...{ 'step-times-number': 'forgets the first number of a pattern' },
  ...{ 'first-times-number': 'multiplies the first number of a pattern instead of adding steps' },
  ...{ 'change-put-back-twice': 'undoes a change twice', 'two-steps': 'takes two steps instead of one' },
  ...{ 'difference-is-one-unit': 'takes the difference as one unit' },
  ...{
    'not-a-multiple': 'misses the clue about the multiple',
    'not-a-factor': 'misses the clue about the factor',
  },
  ...{ 'every-day': 'counts every day, also those without', 'one-of-two': 'answers with one of two amounts' },
  ...{ 'whole-circle': 'takes the whole circle', 'half-circle': 'takes half of the circle' },
  ...{ 'share-that-went': 'takes the share that went, not the one that is left' },
  ...{ 'gave-the-other': 'answers with the other amount', 'gave-another': 'answers with another amount' },
  ...{ 'gave-another-person': 'answers with the amount of another person' },
};
const NO_ARTICLE =
  /^(a|an|the|all|another|any|both|each|every|first and|half|how|in|more|one|pi|seconds|minutes|both|gst|what|two|three|four|five|ten|x)\b/;

/**
 * What a pupil did, as a parent may say it: `added-denominators` is "adds the denominators". The engine's codes say it
 * in a few patterns of words. A code that follows none stands as "makes the slip …", so that nothing is left unsaid
 * (PARENT-9).
 */
export function slipWords(code: string): string {
  const words = code.replace(/[-_]+/g, ' ').trim();
  const said =
    WHOLE[code] ??
    sayInstead(words) ??
    sayVerbFirst(words) ??
    sayPattern(words) ??
    sayVerbLast(words) ??
    `makes the slip “${words}”`;
  return said.replace(/\bgst\b/g, 'GST');
}

function sayVerbFirst(words: string): string | null {
  const [first = '', ...rest] = words.split(' ');
  const verb = VERBS[first];
  if (verb === undefined) return null;
  return [verb, ...rest].join(' ');
}

/** The same verbs after "instead of". */
const DOING: Readonly<Record<string, string>> = {
  ...{ added: 'adding', subtracted: 'subtracting', multiplied: 'multiplying', divided: 'dividing' },
  ...{ doubled: 'doubling', halved: 'halving', shared: 'sharing' },
};

function sayInstead(words: string): string | null {
  const [verb = '', link, other = '', ...rest] = words.split(' ');
  const [done, missing] = [VERBS[verb], DOING[other]];
  return link === 'for' && rest.length === 0 && done && missing ? `${done} instead of ${missing}` : null;
}

const PATTERNS: ReadonlyArray<readonly [RegExp, (...parts: string[]) => string]> = [
  [
    new RegExp(`^not (${Object.keys(PLAIN).join('|')})\\b(.*)$`),
    (verb = '', rest = '') => `does not ${PLAIN[verb]}${rest}`,
  ],
  [/^(.+) not (\w+)(.*)$/, (what = '', verb = '', rest = '') => sayNot(what, verb, rest)],
  [/^(.+) left out$/, (what = '') => `leaves out ${the(what)}`],
  [
    /^(.+?) (?:taken as|taken for|as) (.+)$/,
    (what = '', other = '') => `takes ${the(what)} as ${the(other)}`,
  ],
  [/^(.+) for (.+)$/, (what = '', other = '') => `uses ${the(what)} in place of ${the(other)}`],
  [/^(.+) too (many|few|far|large|small|little)$/, (what = '', how = '') => `counts ${what} too ${how}`],
  [/^(.+?) (?:the )?wrong way(.*)$/, (what = '', rest = '') => `takes ${the(what)} the wrong way${rest}`],
  [/^(?:only (.+)|(.+) only)$/, (a = '', b = '') => `stops at ${the(a || b)}`],
  [/^(.+) (off|less|more)$/, (what = '', how = '') => `is ${what} ${how}`],
  [/^(?:wrong|other|old|new|later) .+$/, (whole = '') => `uses the ${whole}`],
  [
    /^(?:half|difference|share|fraction|average|percent|total|part|rest|time|sum) (?:of|by|at) .+$/,
    (whole = '') => `takes ${the(whole)}`,
  ],
];

function sayPattern(words: string): string | null {
  for (const [pattern, say] of PATTERNS) {
    const match = pattern.exec(words);
    if (match && !isVerbLast(words, match)) return say(...(match.length > 1 ? match.slice(1) : match));
  }
  return null;
}

/** "Difference added to the whole" is about adding, though it ends as another pattern does. */
function isVerbLast(words: string, { index }: RegExpExecArray): boolean {
  return index === 0 && VERB_LAST.test(words) && !/(^not| not| taken as| taken for) /.test(words);
}

const VERB_LAST = new RegExp(`^(.+?) (${Object.keys(VERBS).join('|')})\\b(.*)$`);

function sayVerbLast(words: string): string | null {
  const match = VERB_LAST.exec(words);
  if (!match) return null;
  const [, what = '', verb = '', rest = ''] = match;
  return `${VERBS[verb]} ${the(what)}${rest}`;
}

function sayNot(what: string, verb: string, rest: string): string {
  const plain = PLAIN[verb];
  return plain === undefined
    ? `answers with ${the(what)}, not ${the(verb + rest)}`
    : `does not ${plain} ${the(what)}${rest}`;
}

const the = (what: string): string => (NO_ARTICLE.test(what) ? what : `the ${what}`);
