import {
  type SheetDoubt,
  type SheetPair,
  type SheetPlace,
  TOPIC_LIMITS,
} from '@sumfox/contracts/content/topic';
import { clip } from './clean-text.rules.js';
import { judgeDifficulty } from './difficulty.rules.js';
import { readOptionLabel } from './marker.rules.js';
import type { SheetLine } from './page-furniture.rules.js';
import type { SheetAnswer, SheetQuestion } from './sheet.rules.js';
import { checkSum } from './sum-check.rules.js';

/** Width and height of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
  /** Its letters were recognised in a picture. */
  readonly isScan?: boolean;
}

/** A question beyond doubt is read rightly in so many percent: no rule sees every fault. */
const BEYOND_DOUBT = 97;
/** What a doubt leaves of the confidence. */
const LEAVES: Readonly<Record<SheetDoubt, number>> = {
  'no-answer': 0.75,
  'gap-before': 0.8,
  'two-questions': 0.6,
  'two-answers': 0.6,
  'odd-letters': 0.65,
  'not-an-option': 0.6,
  'sum-differs': 0.5,
  'no-task': 0.8,
  'by-model': 0.7,
  scanned: 0.8,
};

/** The confidence in a pair with these doubts, in percent. */
export function confidenceOf(doubts: readonly SheetDoubt[]): number {
  return Math.round(doubts.reduce((left, doubt) => left * LEAVES[doubt], BEYOND_DOUBT));
}

/** Each question with its answer, its marks, where it stands, and how sure that is (TOPIC-11). */
export function toPairs(
  questions: readonly SheetQuestion[],
  answers: readonly SheetAnswer[],
  pages: readonly PageSize[],
): SheetPair[] {
  return questions.slice(0, TOPIC_LIMITS.questions).map((question, at) => {
    const answer = answers.find(({ place }) => place === question.place);
    const isScanned = question.lines.some(({ page }) => pages[page]?.isScan === true);
    const doubts = listDoubts(question, answer, questions[at - 1], isScanned);
    const text = clip(question.text, TOPIC_LIMITS.questionLength);
    return {
      number: question.place.split('.')[1] ?? '',
      question: text,
      difficulty: judgeDifficulty(text),
      marks: question.marks,
      answer: clip(answer?.text ?? '', TOPIC_LIMITS.answerLength),
      explanation: clip(answer?.explanation ?? '', TOPIC_LIMITS.answerLength),
      confidence: confidenceOf(doubts),
      doubts,
      places: toPlaces(question.lines, pages),
      pictures: question.lines.filter(({ isFigure }) => isFigure).flatMap((line) => toPlaces([line], pages)),
    };
  });
}

/** A letter within a number, or a word that lacks one: `18O`, `f rst`. */
const ODD_LETTERS = /\d[OolISB]\b|\b[OolISB]\d|\b[b-hj-z] (?:[bcdfghjklmnpqrstvwxz]{2,}\p{L}*)/u;
const TASK =
  /[?？=]|_{2,}|\b(?:find|what|which|how|write|express|calculate|work out|show|draw|name|complete|fill|arrange|round|estimate|list|give|state|solve|convert|simplify|add|subtract|multiply|divide|measure|shade|circle|tick|match|explain|is|are)\b/i;

function listDoubts(
  { text, place }: SheetQuestion,
  answer: SheetAnswer | undefined,
  before: SheetQuestion | undefined,
  isScanned: boolean,
): SheetDoubt[] {
  const [section, number] = place.split('.').map(Number);
  const [lastSection, last] = before?.place.split('.').map(Number) ?? [
    section,
    number === undefined ? 0 : number - 1,
  ];
  const next = new RegExp(`(?:^|\\s)${(number ?? 0) + 1}[.)]\\s+\\p{Lu}`, 'u');
  const sum = answer ? checkSum(text, answer.text) : null;
  const doubts: Readonly<Record<string, boolean>> = {
    'no-answer': !answer,
    'gap-before': section === lastSection && (number ?? 0) > (last ?? 0) + 1,
    'two-questions': next.test(text),
    'two-answers': answer?.isContested ?? false,
    'odd-letters': ODD_LETTERS.test(`${text}\n${answer?.text ?? ''}`),
    'not-an-option': answer !== undefined && !isAmongOptions(text, answer.text),
    'sum-differs': sum === false,
    'no-task': !TASK.test(text),
    scanned: isScanned,
  };
  return (Object.keys(LEAVES) as SheetDoubt[]).filter((doubt) => doubts[doubt] === true);
}

/** True for a question without options, and for an answer that names one of them or is one of them. */
function isAmongOptions(question: string, answer: string): boolean {
  const options = question.split('\n').filter((line) => readOptionLabel(line) !== null);
  // Fewer are parts of a question.
  return options.length < 3 || options.some((line) => matches(line, answer));
}

function matches(option: string, answer: string): boolean {
  const label = readOptionLabel(option)?.toLowerCase() ?? '';
  const said = answer.toLowerCase().replace(/[()]/g, '').replace(/[.:]$/, '').trim();
  const text = option.replace(/^\S+\s*/, '').toLowerCase();
  return said === label || said === text || said.startsWith(`${label} `) || said.startsWith(`${label}. `);
}

/** One box for each page on which lines stand. */
function toPlaces(lines: readonly SheetLine[], pages: readonly PageSize[]): SheetPlace[] {
  return [...new Set(lines.map(({ page }) => page))].flatMap((page) => {
    const size = pages[page];
    if (!size || size.width <= 0 || size.height <= 0) return [];
    const boxes = lines.filter((line) => line.page === page).map(({ box }) => box);
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    return [
      {
        page: page + 1,
        left: toShare(left, size.width),
        top: toShare(top, size.height),
        width: toShare(Math.max(...boxes.map((box) => box.right)) - left, size.width),
        height: toShare(Math.max(...boxes.map((box) => box.bottom)) - top, size.height),
      },
    ];
  });
}

const toShare = (points: number, whole: number): number =>
  Math.round(Math.min(1, Math.max(0, points / whole)) * 1e4) / 1e4;
