import { listNumbers } from '../checks/read-text.js';
import type { Draft, Fact, Proof, Shape } from '../core/draft.js';
import { keepFor } from '../memory/remember.js';
import type { WorkedResult } from '../core/working.js';
import { type Line, findLines } from '../lines/line.js';
import { type Exact, exact, findParamValue } from '../numbers/exact.js';
import { lastLineAlone } from './demand.js';
import type { LevelPlace } from './level-window.js';

/** The working as a graph: how long its longest chain is, and how many lines it has. */
interface Chain {
  length: number;
  lines: number;
}

/** What stands before a line of a table of guesses, and what a supposition begins with. */
const GUESS = /^Try /;
const SUPPOSITION = /^(?:Try |If (?:all|both|every|each|there))/;
/** A line that uses one of the clues of a riddle. */
const CLUE = /^(?:Clue|Test|Step) \d/;

/** Equations of a proof that say what the numbers of the stem are about. */
const listEquations = (proof: Proof): readonly Fact[] => (proof.kind === 'facts' ? proof.facts : []);

const listGiven = ({ params }: Draft): Map<string, Exact> =>
  new Map(
    Object.entries(params).flatMap(([name, given]) => {
      const value = typeof given === 'string' ? findParamValue(given) : exact(given);
      return value ? [[name, value] as const] : [];
    }),
  );

/** A table of guesses is one line: the guesses are tried until one fits. */
const withoutGuesses = (results: readonly WorkedResult[]): readonly WorkedResult[] => {
  const last = results.findLastIndex(({ label }) => GUESS.test(label));
  return results.filter(({ label }, i) => i === last || !GUESS.test(label));
};

/** The longest chain of lines that use one another's results. */
function measureResults(results: readonly WorkedResult[]): Chain {
  const depth: number[] = [];
  for (const [at, { expression }] of results.entries()) {
    const numbers = listNumbers(expression);
    const used = results.slice(0, at).flatMap(({ value, style }, from) => {
      // A time of day is used as it is written.
      const isNamed = style.countedIn === 'clock' && expression.includes(style.text(value));
      return isNamed || numbers.some((number) => number.equals(value)) ? [depth[from] ?? 1] : [];
    });
    depth.push(1 + Math.max(0, ...used));
  }
  return { length: Math.max(0, ...depth), lines: results.length };
}

/** The chain of a written working: its sums, or the clues that are used one after the other. */
function measureWorking({ working }: Draft): Chain {
  const clues = working.lines.filter((line) => CLUE.test(line)).length;
  const sums = measureResults(clues > 0 ? [] : withoutGuesses(working.results));
  const length = Math.max(1, sums.length, clues);
  return { length, lines: Math.max(length, sums.lines) };
}

/** Whether a line only says what its equation says: its name stands alone on the left there. */
const isForward = ({ finds }: Line, equations: readonly string[]): boolean =>
  equations.some((equation) => equation.split('=')[0]?.trim() === finds);

/**
 * Where the unknown stands: 0 where each equation is worked out as it stands, 1 where one of them is turned round, 2 where
 * several are, or where they have to be solved together.
 */
function placeOfUnknown(proof: Proof, given: Iterable<string>): 0 | 1 | 2 {
  if (proof.kind === 'search') return 0;
  const equations = proof.facts.map(({ equation }) => equation);
  const lines = findLines(equations, given, proof.asked);
  if (!lines) return 2;
  const turned = lines.filter((line) => !isForward(line, equations)).length;
  return turned === 0 ? 0 : turned === 1 ? 1 : 2;
}

const SOME = 2;
const atMostTwo = (count: number): number => Math.min(SOME, Math.max(0, count));

/** Relations joined beyond the first; of a search the sentences or clues that tell a number or a condition. */
function countJoined(proof: Proof, draft: Draft, clues: number): number {
  if (proof.kind === 'facts')
    return atMostTwo(proof.facts.filter(({ kind }) => kind === 'relation').length - 1);
  const telling = draft.story.filter((sentence) => listNumbers(sentence).length > 0).length;
  return atMostTwo(Math.max(clues, telling) - 1);
}

/** Units of one kind: a story that tells two of them has a change of units. */
const KINDS_OF_UNIT = [
  [/\d (?:kg)\b/, /\d g\b/],
  [/\d (?:ℓ)/, /\d ml\b/],
  [/\d km\b/, /\d m\b/, /\d cm\b/],
  [/\d h\b|\d hours?\b/, /\d min(?:utes?)?\b/, /\d s(?:econds?)?\b/],
  [/\$\d/, /\d ?(?:¢|cents)/],
  [/\d ℓ|\d litres?|\d ml\b/, /\d cm³/],
] as const;

const FRACTION = /(?<![\d/])\d+\/(\d+)(?![\d/])/g;

/** Two bases brought together: two units of a kind, fractions of different wholes in one sum, a supposition. */
function countBases(draft: Draft): number {
  const text = [...draft.story, draft.ask, draft.answer.style.text(draft.answer.value)].join(' ');
  const units = KINDS_OF_UNIT.some((kind) => kind.filter((unit) => unit.test(text)).length > 1);
  const fractions = draft.working.lines.some((line) => {
    const sum = line.split(': ').at(-1)?.split('=')[0] ?? '';
    const wholes = new Set([...sum.matchAll(FRACTION)].map(([, whole]) => whole));
    return wholes.size > 1 && /[+−]/.test(sum);
  });
  const supposed = draft.working.lines.some((line) => SUPPOSITION.test(line));
  return atMostTwo(Number(units) + Number(fractions) + Number(supposed));
}

/** Gateway steps of the pupil: facts of the sub-strand's skill, and a reading off the drawing. */
function countGateways(proof: Proof, draft: Draft): number {
  const facts = listEquations(proof).filter(({ kind }) => kind === 'gateway').length;
  return atMostTwo(facts + ((draft.drawn ?? []).length > 0 ? 1 : 0));
}

/** Demand points of a draft as they stand for its plain form. */
export interface DraftDemand {
  points: number;
  /** The lines that it is worked out in; a table of guesses is one. */
  lines: number;
  /** Guesses that are told with their checks. */
  guesses: number;
}

/**
 * Demand points of a draft: lines in the longest chain, relations joined beyond the first, place of the unknown, gateway
 * steps, two bases made one, and one for the model where none is drawn. Larger numbers and longer words give none.
 */
export const measureDraft = keepFor(({ proof }: Pick<Shape, 'proof'>) =>
  keepFor((draft: Draft): DraftDemand => {
    const given = listGiven(draft);
    const { length, lines } = measureWorking(draft);
    const clues = draft.working.lines.filter((line) => CLUE.test(line)).length;
    const joined = countJoined(proof, draft, clues);
    const guesses = draft.working.lines.filter((line) => GUESS.test(line)).length;
    const isTried = guesses > 0;
    // What is tried out is worked forward, and the trying is a base of its own.
    const unknown = isTried ? 0 : placeOfUnknown(proof, given.keys());
    const made = draft.drawing === null ? 1 : 0;
    return {
      points: length + joined + unknown + countGateways(proof, draft) + countBases(draft) + made,
      lines,
      guesses,
    };
  }),
);

/** Forms that show a part of the working, or ask for its first line alone. */
export const SHOWING_FORMS: ReadonlySet<string> = new Set([
  'fill-the-working',
  'choose-the-model',
  'mend-the-line',
]);

/** A form as its points are counted: null is the plain one. */
type MeasuredForm = { id: string; points: number } | null;

/** Demand points of a draft in a form: what is left to do where a part of the working is shown. */
export function measureDressed(
  { points, lines, guesses }: DraftDemand,
  place: LevelPlace,
  form: MeasuredForm,
): number {
  if (!form || !SHOWING_FORMS.has(form.id)) return points + (form?.points ?? 0);
  const least = lastLineAlone(place.grade);
  // Of a table of guesses all but the right one are shown.
  if (place.level === 'not_ready' && (lines > 1 || guesses > 1)) return Math.min(points, least);
  return place.level === 'guided' && lines > 2 ? Math.max(least, points - 2) : points;
}
