import { gradeNumber, isYoungGrade } from '@sumfox/curriculum/grades';
import type { Dice } from '../core/dice.js';
import { isReadable } from '../checks/readability.js';
import { BARE } from '../core/amount.js';
import type { WorkingCardSpec } from '../drawing/card.drawing.js';
import { ALL_NAMES } from '../core/people.js';
import { cutAtNumbers, findNumber, findWorkedValue, hasUnit } from '../lines/written-numbers.js';
import {
  type FormedQuestion,
  type Part,
  type Worked,
  type WorkedForm,
  type WrittenLine,
  amountPart,
  askLast,
  findCard,
  type WrongWorking,
  hasGuesses,
  isTry,
  lineText,
  mixWrong,
  placeCard,
  wordOption,
  wordPart,
  workingText,
} from './worked.js';
import { hintHow, hintOn, leavesOneUnused, nameLine } from './working-hints.js';

const EMPTY = { exhibit: null, options: null, hints: null } as const;

const NO_MISTAKE = 'There is no mistake';

export const card = (title: string, lines: readonly WrittenLine[]): WorkingCardSpec => ({
  kind: 'working-card',
  title,
  lines: lines.map((line) => ({ label: line.label, working: workingText(line) })),
});

/** Lines within a stem, for a story that has a drawing of its own. */
export const quote = (lines: readonly WrittenLine[]): string =>
  lines.map((line, i) => `Line ${i + 1}: "${lineText(line)}".`).join(' ');

/** What the first lines should find, so that a pupil can find it too and compare; never which line is wrong. */
const spotHints = (worked: Worked, shown: readonly WrittenLine[]): readonly [string, string, string] => [
  `Line 1 should find ${nameLine(worked, 0)}. Find it yourself first.`,
  worked.lines.length > 1
    ? // How many units there are may be what Line 1 gets wrong.
      `Then find ${nameLine(worked, 1).replace(/^what \d+ units are worth/, 'what these units are worth')}. Compare your line with Line 2.`
    : 'Compare your line with Line 1.',
  leavesOneUnused(worked, shown)
    ? "One line's answer is not used in any other line. Where do you need it?"
    : 'In each line, check the numbers first and then the sign.',
];

const FEWEST_ON_A_CARD = 2;
const MOST_ON_A_CARD = 5;
/** Beside a drawing the lines stand in the stem, where more of them would fill a phone. */
const MOST_LINES_IN_A_STEM = 3;

/** Whether a whole working can stand in a question: on a card, or line by line beside a drawing. */
export const canShowAll = ({ lines, drawing, hasRoomForCard }: Worked): boolean =>
  lines.length >= FEWEST_ON_A_CARD &&
  lines.length <= (drawing === null || hasRoomForCard ? MOST_ON_A_CARD : MOST_LINES_IN_A_STEM) &&
  !hasGuesses(lines) &&
  lines.every(({ expression }) => expression !== '');

/** A worked solution with one wrong line. Of a choice among three lines the fourth option says that none is wrong. */
export const SPOT_THE_MISTAKE: WorkedForm = {
  id: 'spot-the-mistake',
  points: 1,
  types: ['mcq', 'fill-in-the-blank', 'open-ended'],
  levels: ['guided', 'independent', 'mastery'],
  grades: [3, 6],
  fits: ({ type }, lines) => lines >= (type === 'mcq' ? 3 : FEWEST_ON_A_CARD) && lines <= MOST_ON_A_CARD,
  make: (worked, dice) => {
    if (!canShowAll(worked)) return null;
    if (worked.type === 'mcq') return askForLine(worked, dice);
    const [wrong] = mixWrong(worked, dice);
    if (!wrong) return null;
    const base = showWorking(worked, wrong);
    const told = [...worked.tell(dice), ...base.sentences];
    const answer = amountPart(worked.question, worked.answer, worked.type === 'fill-in-the-blank');
    if (worked.type === 'open-ended')
      return {
        ...base.form,
        stem: [...told, 'Find the mistake.', worked.question].join(' '),
        parts: [answer],
      };
    return {
      ...base.form,
      stem: [...told, 'The first mistake is in Line ___.', worked.blank].join(' '),
      parts: [wordPart('In which line is the first mistake?', String(wrong.at + 1)), answer],
    };
  },
  gate: (worked, formed) => listCardFaults(worked, formed),
};

/** What the line of the first mistake should work out. */
export const correctLine = ({ lines }: Worked, at: number): string[] =>
  lines.slice(at, at + 1).map(({ expression }) => `Line ${at + 1} should use ${expression}.`);

/** The lines on a card, or in sentences where the story has a drawing of its own without room below it. */
function showWorking(
  worked: Worked,
  { lines, at, value, says: why }: Pick<WrongWorking, 'lines' | 'at' | 'value' | 'says'>,
  says: string | null = null,
) {
  const { answer } = worked;
  const placed = placeCard(worked, card("A pupil's working", lines));
  return {
    sentences: placed
      ? [`The card shows ${says === null ? "a pupil's working" : `how a pupil worked out ${says}`}.`]
      : [`A pupil ${says === null ? 'wrote' : `worked out ${says} in`} ${lines.length} lines.`, quote(lines)],
    form: {
      ...EMPTY,
      exhibit: placed ?? worked.drawing,
      hints: spotHints(worked, lines),
      because: [`The first mistake is in Line ${at + 1}.`, ...correctLine(worked, at)],
      shownSlip: {
        code: 'took-the-shown-answer',
        text: answer.style.text(value),
        says: `The pupil's Line ${at + 1} is not right. ${why.replace(/^This uses/, 'It uses')}`,
      },
    },
  };
}

/** Four lines to choose from so that a line stands at a place among them; null where it cannot. */
function chooseLines(count: number, line: number, place: number, dice: Dice): number[] | null {
  const all = [...Array(count).keys()];
  const before = dice.shuffle(all.filter((i) => i < line)).slice(0, place);
  const after = dice.shuffle(all.filter((i) => i > line)).slice(0, 3 - place);
  return before.length === place && after.length === 3 - place
    ? [...before, line, ...after].toSorted((a, b) => a - b)
    : null;
}

/** Which of the lines is wrong? Of three lines the fourth choice is that none is. */
function askForLine(worked: Worked, dice: Dice): FormedQuestion | null {
  const ask = 'In which line is the first mistake?';
  // Within the sentence about the working, so that one question is asked and not two.
  const { lines, keyPlace, says } = worked;
  const isShort = lines.length === 3;
  const isRight = isShort && keyPlace === 3;
  const found = mixWrong(worked, dice).flatMap((wrong) => {
    const places = isShort
      ? wrong.at === keyPlace || isRight
        ? [0, 1, 2]
        : null
      : chooseLines(lines.length, wrong.at, keyPlace, dice);
    return places ? [{ wrong, places }] : [];
  })[0];
  if (!found) return null;
  const { sentences, form } = showWorking(worked, isRight ? { ...found.wrong, lines } : found.wrong, says);
  const mistake = isRight ? NO_MISTAKE : `Line ${found.wrong.at + 1}`;
  const texts = [...found.places.map((i) => `Line ${i + 1}`), ...(isShort ? [NO_MISTAKE] : [])];
  const trueLines = lines.flatMap((line, i) => {
    const shown = isRight ? line : found.wrong.lines[i];
    return shown && lineText(shown) === lineText(line) ? [`Line ${i + 1}`] : [];
  });
  return {
    ...form,
    because: isRight ? ['Every line is true.'] : form.because,
    stem: [...worked.tell(dice), ...(says === null ? [worked.question] : []), ...sentences, ask].join(' '),
    parts: [wordPart(ask, mistake)],
    options: texts.map((text) =>
      wordOption(text, 'another-line', sayOfLine(text, trueLines), text === mistake),
    ),
  };
}

/** What is said to a pupil who chose a line that is not the first mistake. */
function sayOfLine(chosen: string, trueLines: readonly string[]): string {
  if (chosen === NO_MISTAKE) return 'One line has a mistake. Work out each line again.';
  return trueLines.includes(chosen)
    ? `${chosen} is true. Check the other lines, too.`
    : `${chosen} only goes on from an earlier mistake.`;
}

/** The lines that a formed question shows, on its card or in its stem: the words before each working, and the working. */
function listShownLines({ exhibit, stem }: FormedQuestion): Array<{ label: string; working: string }> {
  const shown = findCard(exhibit);
  if (shown?.kind === 'working-card') return shown.lines;
  return [...stem.matchAll(/Line \d: "([^"]+)"/g)].map(([, line = '']) => {
    const at = line.lastIndexOf(': ');
    return { label: line.slice(0, at), working: line.slice(at + 2) };
  });
}

function isTrueArithmetic(text: string, unit: Worked['unit']): boolean {
  const [expression = '', result = ''] = text.split(' = ');
  const [found] = cutAtNumbers(result, unit).flatMap((part, i) =>
    i % 2 === 1 ? (findNumber(part, unit) ?? []) : [],
  );
  return found !== undefined && findWorkedValue(expression, unit)?.equals(found) === true;
}

/** Holds the lines to the truth: the first that is not the true one is the one that the key names. */
function listCardFaults(worked: Worked, formed: FormedQuestion): string[] {
  const shown = listShownLines(formed);
  const right = worked.lines;
  if (shown.length !== right.length) return ['spot-the-mistake: no lines'];
  const first = shown.findIndex(({ label, working }, i) => {
    const line = right[i];
    return !line || label !== line.label || working !== workingText(line);
  });
  const [named] = formed.parts;
  const faults: string[] = [];
  if (named?.amount === null) {
    const line = named.answer === NO_MISTAKE ? -1 : Number(named.answer.replace('Line ', '')) - 1;
    if (line !== first) faults.push(`spot-the-mistake: the first mistake is in line ${first + 1}`);
  } else if (first < 0) faults.push('spot-the-mistake: there is no mistake');
  for (const { working } of shown)
    if (!isTrueArithmetic(working, worked.unit))
      faults.push(`spot-the-mistake: "${working}" is not true arithmetic`);
  if (first >= 0 && shown.at(-1)?.working.endsWith(` = ${right.at(-1)?.result ?? ''}`) === true)
    faults.push('spot-the-mistake: the wrong working ends with the right answer');
  return faults;
}

/** A line of working with one hole, and what belongs there. */
interface Hole {
  text: string;
  part: Part;
}

/**
 * The hole of a line: what it finds. A line that goes on from another one shows what it finds alone, as its numbers would
 * fill the hole before it.
 */
function makeHole(worked: Worked, line: WrittenLine, place: number): Hole | null {
  const isLast = place === worked.lines.length - 1;
  const goesOn = worked.listUses()?.[place]?.length !== 0 && place > 0;
  const shown = goesOn ? { ...line, expression: '' } : line;
  return isLast ? makeLastHole(worked, shown) : makeResultHole(worked, line, shown);
}

function makeLastHole({ answer }: Worked, line: WrittenLine): Hole | null {
  const [before, after, ...more] = line.result.split(answer.style.bare(answer.value));
  if (before === undefined || after === undefined || more.length > 0) return null;
  return { text: writeHole(line, `${before}___${after}`), part: amountPart(line.label, answer, true) };
}

const writeHole = ({ label, expression }: WrittenLine, result: string): string =>
  `${label}: ${expression === '' ? result : `${expression} = ${result}`}.`;

function makeResultHole({ unit }: Worked, line: WrittenLine, shown: WrittenLine): Hole | null {
  const cut = cutAtNumbers(line.result, unit);
  const found = cut.length === 3 && !hasUnit(cut[1] ?? '') ? findNumber(cut[1] ?? '', unit) : null;
  if (!found || findWorkedValue(line.expression, unit)?.equals(found) !== true) return null;
  return {
    text: writeHole(shown, cut.with(1, '___').join('')),
    part: amountPart(line.label, { value: found, style: BARE }, true),
  };
}

const MOST_BLANKS = 3;
const COMPLETE = 'Complete the working.';

/** The whole working with a hole in each line. */
function makeHoles(worked: Worked, dice: Dice): FormedQuestion | null {
  const { lines } = worked;
  // The hole of a line alone would leave a sum of an earlier grade, or tell what is to be found in a drawing.
  const isShown = worked.drawing !== null && !isYoungGrade(worked.grade);
  const least = gradeNumber(worked.grade) > 3 || isShown ? 2 : 1;
  const most = isYoungGrade(worked.grade) ? 2 : MOST_BLANKS;
  if (lines.length < least || lines.length > most || lines.some(({ expression }) => expression === ''))
    return null;
  const holes = lines.flatMap((line, i) => makeHole(worked, line, i) ?? []);
  if (holes.length !== lines.length) return null;
  return {
    ...EMPTY,
    exhibit: worked.drawing,
    hints:
      lines.length === 1
        ? hintHow(lines[0]?.expression ?? '', 'Read the number sentence in the question.')
        : null,
    stem: [...worked.tell(dice), worked.question, COMPLETE, ...holes.map(({ text }) => text)].join(' '),
    parts: holes.map(({ part }) => part),
  };
}

/** A child who has begun the working, and whom the story does not know. */
export function drawHelper({ names }: Worked, dice: Dice): string {
  return dice.pick(ALL_NAMES.filter((name) => !names(name)));
}

/** Lines of a beginning that a stem holds, where a drawing leaves no room for a card. */
export const MOST_LINES_BEGUN = 2;

/** What is shown of a working, never its last line: the first one; at the lowest level all, of guesses those before the right one. */
export function listBegun(lines: readonly WrittenLine[], level: Worked['level']): readonly WrittenLine[] {
  if (level !== 'not_ready') return lines.slice(0, -1).slice(0, 1);
  const right = lines.findLastIndex(isTry);
  return lines.slice(0, right < 0 ? -1 : right);
}

/**
 * Of lines that a stem has no room for, those that the line behind them goes on from: of guesses the last one. None where
 * that is not known.
 */
function listNeeded({ grade, lines, listUses }: Worked, next: number): readonly WrittenLine[] {
  // The youngest would take a guess that is shown alone for the answer: they see what stands before the guesses.
  if (hasGuesses(lines))
    return gradeNumber(grade) < 3
      ? lines.filter((line) => !isTry(line)).slice(0, 1)
      : lines.slice(next - 1, next);
  const uses = listUses()?.[next];
  return uses ? lines.filter((_, i) => uses.includes(i)) : [];
}

/** The first lines of the working are shown; the pupil goes on. The youngest are shown a line without its result. */
function beginWorking(worked: Worked, dice: Dice): FormedQuestion | null {
  const { lines, level, grade } = worked;
  if (lines.some(({ expression }) => expression === '')) return null;
  const isAlone = lines.length === 1 && gradeNumber(grade) < 3;
  // A long sum is the reading of the drawing, number by number.
  if (isAlone && (lines[0]?.expression.match(/[+−×÷]/g) ?? []).length > 1) return null;
  const all = isAlone ? lines : listBegun(lines, level);
  const placed = isAlone
    ? null
    : placeCard(worked, card(all.length === 1 ? 'The first line' : 'The first lines', all));
  const most = gradeNumber(grade) < 3 ? 1 : MOST_LINES_BEGUN;
  const hasRoom = placed !== null || all.length <= most;
  // Later lines alone would hold numbers that come from nowhere: older pupils are shown fewer, from the first on.
  const isTorn = !hasRoom && (gradeNumber(grade) < 3 || hasGuesses(lines));
  const begun = isTorn ? listNeeded(worked, all.length) : hasRoom ? all : all.slice(0, most);
  const [only] = begun;
  if (!only || (!placed && begun.length > most)) return null;
  const isChoice = worked.type === 'mcq';
  const shown = isAlone ? 0 : isTorn ? all.length : begun.length;
  const options = isChoice ? worked.chooseOptions(dice, shown) : null;
  if (isChoice && !options) return null;
  const told = worked.tell(dice);
  // A sum that stands in the question helps nobody on.
  if (isAlone && told.some((text) => text.includes(only.expression))) return null;
  const name = drawHelper(worked, dice);
  const count = all.length === 1 ? 'line' : 'lines';
  const first = isTorn ? '' : ' first';
  const isShort = isAlone || isTorn || isYoungGrade(worked.grade);
  const says = placed
    ? `The card shows the first ${count} of ${name}'s working.`
    : begun.length > 1
      ? `${name} wrote these lines${first}. ${quote(begun)}`
      : `${name} ${isShort ? 'wrote' : 'began:'} "${isAlone ? only.expression : lineText(only)}"${isShort ? first : ''}.`;
  // A sentence with a blank that points back goes on from the story.
  const pointsBack = /^(?:He|It|She|They|This|These)\b/.test(worked.blank);
  const isFirst = placed !== null && worked.type === 'fill-in-the-blank' && pointsBack;
  const write = (begins: string): string => askLast(worked, isFirst ? [begins, ...told] : [...told, begins]);
  const isLong = !isReadable(worked.grade, write(says));
  return {
    ...EMPTY,
    exhibit: placed ?? worked.drawing,
    hints: hintOn(worked, shown || all.length, placed !== null),
    options,
    shown,
    slips: isChoice ? [] : worked.listLastSlips(shown),
    stem: write(
      placed && (isLong || gradeNumber(worked.grade) < 3) ? `The card shows how ${name} began.` : says,
    ),
    parts: [amountPart(worked.question, worked.answer, worked.type === 'fill-in-the-blank')],
  };
}

/** Whether a part of the working may be given: at every level to the youngest, later at the first two only. */
export const isHelped = ({ grade, level }: Pick<Worked, 'grade' | 'level'>): boolean =>
  gradeNumber(grade) < 3 || level === 'not_ready' || level === 'guided';

/** The working with holes, or its beginning, to be completed. */
export const FILL_THE_WORKING: WorkedForm = {
  id: 'fill-the-working',
  points: 0,
  types: ['fill-in-the-blank', 'open-ended', 'mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 6],
  fits: isHelped,
  make: (worked, dice) => {
    const holed = worked.type === 'fill-in-the-blank' ? makeHoles(worked, dice) : null;
    // Lines that cannot have a hole each, or are too long to read, are shown as far as the level shows them.
    return holed && isReadable(worked.grade, holed.stem) ? holed : beginWorking(worked, dice);
  },
  gate: (worked, { parts, stem }) => {
    if (!stem.includes(COMPLETE)) return [];
    // Each line with its answer put back must be the true line.
    let filled = stem;
    for (const { answer } of parts) filled = filled.replace('___', () => answer);
    return worked.lines.flatMap((line, i) =>
      [
        lineText(line),
        `${line.label}: ${line.expression} = ${line.result}`,
        `${line.label}: ${line.result}`,
      ].some((text) => filled.includes(text))
        ? []
        : [`fill-the-working: hole ${i + 1}`],
    );
  },
};
