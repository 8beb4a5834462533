import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import type { Item } from '@sumfox/contracts/question/item';
import { isYoungGrade } from '@sumfox/curriculum/grades';
import { type FormParams, readFormParams } from '../form-params.js';
import { labelInSentence } from '../core/label-phrase.js';
import { QUOTED_SLIP, WRONG_LINE } from '../forms/mending.forms.js';
import { findWorkingUnitOf } from '../lines/links.js';
import { type WorkingUnit, findBoxValue, findWorkedValue } from '../lines/written-numbers.js';
import { isGuess } from '../solutions/guess-lines.js';

/** A calculating line of a solution. */
interface SolutionLine {
  label: string;
  /** What stands behind the label. */
  text: string;
  expression: string;
}

/** The calculating lines of a solution, cut at the last colon and at the equal sign. */
function listSolutionLines({ scheme }: Item): SolutionLine[] {
  return scheme.solutionSteps.flatMap((step) => {
    if (isGuess(step)) return [];
    const at = step.lastIndexOf(': ');
    const text = step.slice(at + 2);
    // Fractions are made alike and simplified within a line.
    const [, expression] = /^([^=]+?)(?: = [\d/ +−]+)* = [^=]+$/.exec(text) ?? [];
    return at > 0 && expression !== undefined ? [{ label: step.slice(0, at), text, expression }] : [];
  });
}

/** Forms that show lines which may be wrong: to find them is still to be done. */
const SHOWS_CLAIMS = /^(?:who-is-right|spot-the-mistake)$/;

/** A hint that names a sign, or asks for numbers, and nothing of the item: for the youngest only. */
const BARE_HINT =
  /^(?:Make equal parts|Put the numbers together|Take one number away from the other|Think of equal groups|Which numbers do you need(?: now)?)[.?]$/;

/** A hint that sends to a line which is shown, or to what is asked, sends nowhere. */
export function listHintNameFaults(item: Item): string[] {
  const shown = shownOf(item);
  const lines = listSolutionLines(item);
  const isClaimed = SHOWS_CLAIMS.test(readFormParams(item).form);
  const isYoung = isYoungGrade(item.provenance.gradeLevel);
  return item.question.scaffoldingHints.flatMap((hint) => {
    if (!isYoung && BARE_HINT.test(hint))
      return [`explanation: the hint "${hint}" names nothing of the item`];
    const named = /^(?:First|Next|Then) find (.+)\.$/.exec(hint)?.[1];
    const at = lines.findIndex(({ label }) => labelInSentence(label) === named);
    const line = lines[at];
    if (!line) return [];
    const isShown =
      !isClaimed && [', ', ': '].some((sign) => shown.includes(`${line.label}${sign}${line.text}`));
    return isShown || at === lines.length - 1
      ? [`explanation: the hint "${hint}" names nothing to find`]
      : [];
  });
}

const shownOf = ({ question }: Item): string => `${question.questionText} ${question.visual?.alt ?? ''}`;

/** What a stored item of a form shows and asks, read from its words alone. */
interface Formed {
  lines: readonly SolutionLine[];
  unit: WorkingUnit;
  /** Stem and text of the drawing. */
  shown: string;
  /** The last line of the working, which ends with the answer. */
  end: string;
  /** Option texts by letter. */
  options: ReadonlyMap<string, string>;
}

/** The option texts that are right, from what is shown. Null for a form that is not read here. */
type RightOptions = (formed: Formed) => string[] | null;

/** Lines that a card or a stem shows, `Line 2: Label, 3 + 4 = 7` or `Line 2: "Label: 3 + 4 = 7"`. */
function listShownWorkings(shown: string): string[] {
  const quoted = [...shown.matchAll(/Line \d: "([^"]+)"/g)].map(([, line = '']) => line);
  const carded = [...shown.matchAll(/Line \d: (.+?)(?=; Line \d: |\.$)/g)].map(([, line = '']) => line);
  return quoted.length > 0 ? quoted : carded;
}

/** The place of the first shown line that is not that of the solution, -1 where all are; null where they cannot be told apart. */
function findMistake({ lines, shown }: Pick<Formed, 'lines' | 'shown'>): number | null {
  const workings = listShownWorkings(shown);
  return workings.length !== lines.length || lines.length < 2
    ? null
    : workings.findIndex((text, i) => {
        const line = lines[i];
        return !line || !text.endsWith(line.text);
      });
}

const findMistakes: RightOptions = (formed) => {
  const at = findMistake(formed);
  if (at === null) return null;
  const right = at < 0 ? 'There is no mistake' : `Line ${at + 1}`;
  return [...formed.options.values()].filter((text) => text === right);
};

/** On a card `Ali says: 3 + 4 = 7. The answer is 7.`, in a sentence `Ali answered "7"`. */
const CLAIM = /([A-Z][A-Za-z ]*?)(?: says: (.+?)\. The answer is (.+?)\.(?= [A-Z]|$)| answered "([^"]+)")/g;

/** Whether a working that is told line by line is that of the solution. */
const isWhole = (told: readonly string[], lines: readonly SolutionLine[]): boolean =>
  told.length === lines.length && told.every((text, i) => text.endsWith(lines[i]?.text ?? ''));

const judgeClaims: RightOptions = ({ lines, shown, end }) => {
  const claims = [...shown.matchAll(CLAIM)].map(
    ([, name = '', said = '', saidAnswer = '', answered = '']) => ({
      name: name.trim(),
      isRight:
        ` ${end}`.endsWith(` ${saidAnswer || answered}`) &&
        (said === '' || isWhole(said.split(/\. (?=[\p{Lu}\d])/u), lines)),
    }),
  );
  const right = claims.filter(({ isRight }) => isRight);
  if (claims.length !== 2) return [];
  return right.length === 2 ? ['Both'] : right.length === 0 ? ['Neither'] : [`Only ${right[0]?.name ?? ''}`];
};

/** A number sentence fits when its result is that of the line with which the solution ends. */
const fitSentences: RightOptions = ({ lines, options, unit }) => {
  const value = findWorkedValue(lines.at(-1)?.expression ?? '', unit);
  return [...options.values()].filter((text) => {
    const own = findBoxValue(text, unit);
    return value && own?.equals(value);
  });
};

/** An order is right when it is that of the solution. */
const keepOrder: RightOptions = ({ lines, shown, options }) => {
  const told = new Map(
    [...shown.matchAll(/\b([J-N]): ([^.]+)\./g)].map(([, letter, label]) => [label, letter]),
  );
  const right = lines.map(({ label }) => told.get(label) ?? '').join(', ');
  return told.size === 0 ? null : [...options.values()].filter((text) => text === right);
};

const READ: Readonly<Record<string, RightOptions>> = {
  'spot-the-mistake': findMistakes,
  'who-is-right': judgeClaims,
  'choose-the-model': fitSentences,
  'order-the-steps': keepOrder,
};

/**
 * Faults of a stored choice of a form that asks for a word, found from its stem, its drawing, its options and its
 * solution, which is proved elsewhere: the key must be the one option that they bear out.
 */
export function listFormedFaults(
  item: Item,
  { form, asksWord }: FormParams = readFormParams(item),
): string[] {
  if (form === 'spot-the-mistake' && !asksWord) return listLineFaults(item);
  if (form === 'mend-the-answer') return listMendingFaults(item);
  if (form === 'mend-the-line') return listWrongLineFaults(item);
  const read = READ[form];
  if (!read || !asksWord || item.question.questionType !== 'mcq') return [];
  const lines = listSolutionLines(item);
  const options = new Map((item.question.mcqOptions ?? []).map(({ label, text }) => [String(label), text]));
  const key = item.scheme.parts[0]?.expected ?? '';
  const right = read({
    lines,
    unit: findWorkingUnitOf(lines.map(({ expression }) => expression)),
    shown: shownOf(item),
    end: (item.scheme.solutionSteps.at(-2) ?? '').replace(/\.$/, ''),
    options,
  });
  if (right === null) return [];
  return right.length === 1 && right[0] === options.get(key)
    ? []
    : [`solve: ${form}, ${right.length === 0 ? 'no option' : right.join(' and ')} is right`];
}

/** A mistake that is looked for in order to mend it: there is one, and where its line is asked for it is this one. */
function listLineFaults(item: Item): string[] {
  const at = findMistake({
    lines: listSolutionLines(item),
    shown: shownOf(item),
  });
  if (at === null) return [];
  const [first, ...more] = item.scheme.parts;
  const isNamed = more.length === 0 || first?.expected === String(at + 1);
  return at >= 0 && isNamed ? [] : [`solve: spot-the-mistake, the first mistake is in line ${at + 1}`];
}

/** The answer that is told to be a mistake is told, is not the key, and is not offered. */
function listMendingFaults(item: Item): string[] {
  const { question, scheme } = item;
  const slip = QUOTED_SLIP.exec(shownOf(item))?.[1];
  const key = scheme.parts.at(-1);
  if (slip === undefined || !key || markAnswer(key, slip).outcome === 'correct')
    return ['solve: mend-the-answer, no mistake is shown'];
  return question.mcqOptions?.some(({ text }) => text === slip)
    ? ['solve: mend-the-answer, its mistake is offered']
    : [];
}

/** Of the lines that are shown all are those of the solution but the last, which is said to be wrong. */
function listWrongLineFaults(item: Item): string[] {
  const shown = shownOf(item);
  const lines = listSolutionLines(item);
  const workings = listShownWorkings(shown);
  const first = workings.findIndex((text, i) => !lines[i] || !text.endsWith(lines[i].text));
  return first >= 0 && first === workings.length - 1 && WRONG_LINE.exec(shown)?.[1] === String(first + 1)
    ? []
    : ['solve: mend-the-line, another line is wrong'];
}
