import { ALL_NAMES } from './people.js';
import wholeLabels from './whole-labels.json' with { type: 'json' };

const DO_BY_SIGN: Readonly<Record<string, string>> = {
  '+': 'Put the numbers together.',
  '−': 'Take one number away from the other.',
  '×': 'Think of equal groups.',
  '÷': 'Make equal parts.',
};

const VERB_BY_SIGN: Readonly<Record<string, string>> = {
  '+': 'add',
  '−': 'subtract',
  '×': 'multiply',
  '÷': 'divide',
};

/** What the signs of a line do, in the order in which it is worked out; null where there is none, or too many. */
function listVerbs(expression: string): string[] | null {
  if (/\(.*\(/.test(expression)) return null;
  const inner = /\(([^()]*)\)/.exec(expression)?.[1] ?? '';
  const outer = expression.replace(/\([^()]*\)/, '');
  const isProduct = (sign: string): boolean => /[×÷]/.test(sign);
  const verbs = [inner, outer].flatMap((part) =>
    (part.match(/[+−×÷]/g) ?? [])
      .toSorted((a, b) => Number(isProduct(b)) - Number(isProduct(a)))
      .map((sign) => VERB_BY_SIGN[sign] ?? ''),
  );
  const order = verbs.filter((verb, i) => verb !== verbs[i - 1]);
  return order.length === 1 || order.length === 2 ? order : null;
}

/** `Ali`, `Ali and Siti`, `Ali, Siti and Ravi`. */
export const joinWithAnd = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Which of two signs a line has, as a question to a pupil who took the other one. */
export const askOfSign = (finds: string, isSum: boolean): string =>
  `Do you ${isSum ? 'add or take away' : 'multiply or divide'} to find ${finds}?`;

/** How a line finds what it finds: `Divide to find Siti's beads.` Null where its signs do not tell. */
function hintToDo(expression: string, finds: string): string | null {
  if (/\d\/\d|%/.test(expression) && /[×÷]/.test(expression)) return null;
  const [first, second] = listVerbs(expression) ?? [];
  if (first === undefined) return null;
  if (second !== undefined) return `First ${first}, then ${second}. This gives ${finds}.`;
  const isTwice = first === 'subtract' && (expression.match(/−/g) ?? []).length === 2;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${isTwice ? ' both amounts' : ''} to find ${finds}.`;
}

/**
 * What to do in a line, with what it finds where that is named; by its sign alone for the youngest. The way to find that
 * out where it has none, several, or parts.
 */
export function hintOfLine(expression: string, finds?: string): string {
  if (/ × 100 ÷ [\d.]+$/.test(expression)) return 'Find 1% first. Then find 100%.';
  const named = finds === undefined ? null : hintToDo(expression, finds);
  if (named !== null) return named;
  const signs = expression.match(/[+−×÷]/g) ?? [];
  const [sign = '', ...more] = new Set(signs);
  if (sign === '−' && more.length === 0 && signs.length === 2) return 'Two numbers are to be taken away.';
  const takesPart = /[×÷]/.test(sign) && /\d\/\d|%/.test(expression);
  const open =
    finds === undefined ? 'Read the question again.' : `Which numbers do you need to find ${finds}?`;
  return (more.length === 0 && !takesPart ? DO_BY_SIGN[sign] : undefined) ?? open;
}

/** A label that tells only when or where: it names no thing that can be found. */
const WHEN_OR_WHERE = /^(?:After|At|Before|Beside|For|From|If|In|On|To|When|With|Without)\b/;

const WHOLE_LABELS: ReadonlyMap<string, string> = new Map(Object.entries(wholeLabels));

/** What a line finds, as the name of a thing: `The amount in the bags` for the label `In the bags`. */
export function nameOfLabel(label: string): string {
  const whole = WHOLE_LABELS.get(label);
  if (whole !== undefined) return whole;
  if (/^Each .* adds$/.test(label)) return `How much e${label.slice(1)}`;
  if (label.startsWith('If both were like ')) return `The total i${label.slice(1)}`;
  if (/^(?:In|On) the [a-z]+s$/.test(label))
    return `What is ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return WHEN_OR_WHERE.test(label) ? `The amount ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** What to draw or to ask where a line finds units: nobody can picture "Units in the difference". */
const OF_UNITS: ReadonlyArray<readonly [label: RegExp, hint: string]> = [
  [/^Total number of units/, 'Draw a bar of equal units for each. How many units are there altogether?'],
  [/^Units in the difference/, 'Draw a bar of equal units for each. How many units longer is one bar?'],
  [/^(\d+) units$/, 'How much are the $1 units together?'],
  [/^Units left/, 'Draw a bar of equal units. How many units are left?'],
];

/** What to draw for a line that finds units; null for any other line. */
export function hintOfUnits(label: string): string | null {
  const found = OF_UNITS.find(([form]) => form.test(label));
  return found ? label.replace(new RegExp(`${found[0].source}.*`), found[1]) : null;
}

/** A hint that sends to a line: by its name, or to a drawing where it counts units. */
export const hintToFind = (lead: 'First' | 'Next' | 'Then', label: string): string =>
  hintOfUnits(label) ?? `${lead} find ${labelInSentence(label)}.`;

/** Nouns that a label has without an article. */
const NOUN =
  /^(?:Area|Base|Breadth|Cost|Decrease|Depth|Difference|Extra|Height|Increase|Length|Mass|Number|Percentage|Perimeter|Price|Remainder|Remaining|Rise|Speed|Sum|Total|Units|Volume|Width) /;
/** Things that are counted: `Stars on Card A`, `Squares`. */
const COUNTED =
  /^(?:[A-Z][a-z]*[a-rt-z]s|Fish)(?:$| (?:after|in|on) | (?:baked|bought|given away|received|sold|used)$)/;

/** Whether a label names things that are counted. */
export const isOfCounted = (label: string): boolean => COUNTED.test(label);
/** Words that begin a label and are no name. */
const COMMON = /^(?:All|Angle|Both|Each|Five|Four|How|One|The|Then|Three|Twice|Two|What)\b/;

/** Questions as what they ask for, within a sentence. */
const AS_ASKED: ReadonlyArray<readonly [form: RegExp, says: string]> = [
  [/^How many ((?:(?!\bmore\b)[\w ])+?) (are|were) there\b(.*)\?$/, 'how many $1 there $2$3'],
  [/^How many ((?:(?!\b(?:more|do|does|did)\b).)+)\?$/, 'how many $1'],
  [/^How many more (\w+) does (.+) have than (.+)\?$/, 'how many more $1 $2 has than $3'],
  [/^How (long|much longer) (is|are) (.+?)( than .+| altogether)?\?$/, 'how $1 $3 $2$4'],
];

/** What a question asks for, within a sentence: `how many cubes balance two keys`; null where no form fits. */
export function sayAsked(question: string): string | null {
  const found = AS_ASKED.find(([form]) => form.test(question));
  return found ? question.replace(found[0], found[1]) : null;
}

/** A label within a sentence: `the increase each day`, `the number of stars on Card A`, `the total`, `Box B`. */
export function labelInSentence(label: string): string {
  const name = nameOfLabel(label);
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (/^The .* shows?$/.test(name)) return `what ${lower}`;
  const [, parts, moment = ''] =
    /^(\d+ (?:equal parts|units?)(?: of the \w+)?)( at first| in the end)?$/.exec(name) ?? [];
  if (parts !== undefined) return `what ${parts} ${parts.startsWith('1 ') ? 'is' : 'are'} worth${moment}`;
  if (/^(?:Angles? |Each (?:angle.*|decrease|increase|push|step)$)/.test(name)) return `the size of ${lower}`;
  if (/^(?:Added(?! length)|Moved|Needed|Put|Shared|Sold|Spent|Taken|Used)\b/.test(name))
    return `what was ${lower}`;
  if (/^(?:Fewer|More [a-z]+s)(?: |$)/.test(name)) return `how many ${lower}`;
  if (/^(?:Less|Longer|More) /.test(name))
    return `how much ${lower.replace(/ by$/, '').replace(/^\w+(?= (?:each|after) )/, '$& it is')}`;
  const when = /^(Day|Month|Week|Year) \d+$/.exec(name)?.[1];
  if (when !== undefined) return `the amount ${when === 'Day' ? 'on' : 'in'} ${name}`;
  // Parcels of 4 kg are no mass; all of them together have one.
  if (/^The (?:\$?\d\S* .*|\w+ of \d.*)s$/.test(name)) return `the total of ${lower}`;
  if (COMMON.test(name)) return lower;
  if (/^Total of [A-Z]/.test(name)) return lower.replace('total of', 'the total for');
  if (isOfCounted(name)) return `the number of ${lower}`;
  // A word before a small letter, or by itself, is a stuff, where it is no child.
  const [, first = ''] = /^([A-Z][a-z]+)(?:$| [a-z])/.exec(name) ?? [];
  const isStuff = first !== '' && !ALL_NAMES.some((one) => name.startsWith(one));
  return isStuff || NOUN.test(`${name} `) ? `the ${lower}` : name;
}

/** Hints that name only a sign, with what the last line finds in them: from Primary 3 on a hint names it. */
export function nameHints(
  hints: readonly string[],
  line: { label: string; expression: string } | undefined,
): readonly string[] {
  if (!line) return hints;
  const finds = labelInSentence(line.label);
  return hints.map((hint) => {
    if (hint === 'Which numbers do you need?') return `Which numbers do you need to find ${finds}?`;
    return Object.values(DO_BY_SIGN).includes(hint) ? hintOfLine(line.expression, finds) : hint;
  });
}
