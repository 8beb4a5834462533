import { type GradeLevel, gradeNumber, isYoungGrade } from '@sumfox/curriculum/grades';
import { saysWhat } from '../asks/replay.js';
import type { Dice } from '../core/dice.js';
import {
  type FormedQuestion,
  type Worked,
  type WorkedForm,
  type WrittenLine,
  findCard,
  hasGuesses,
  lineText,
  mixWrong,
  placeCard,
  wordOption,
  wordPart,
} from './worked.js';
import { nameLine } from './working-hints.js';
import { card } from './working.forms.js';

/** A working and the answer that it leads to; without one where the working is not told. */
interface Claim {
  working: readonly WrittenLine[] | null;
  answer: string;
  /** What the slip behind it needs to hear; null where the claim is true. */
  says: string | null;
  /** What its wrong line should work out; null where the claim is true or shows none. */
  instead: string | null;
}

const VERDICTS = ['first', 'second', 'Both', 'Neither'] as const;
/** One true working is told: that both are right is offered, and never so. */
type Verdict = Exclude<(typeof VERDICTS)[number], 'Both'>;

/** Those who claim; never somebody of the story. */
const CLAIMANTS: ReadonlyArray<readonly [string, string]> = [
  ['Chloe', 'Arjun'],
  ['Ethan', 'Nurul'],
  ['Hui Min', 'Faizal'],
  ['Kumar', 'Sarah'],
];

/** Lines of a working on one card; the youngest read two. */
const mostLines = (grade: GradeLevel): number => (gradeNumber(grade) < 3 ? 2 : 3);

/** Whether the claims show their working: a tall drawing leaves no room for the cards, and a guess is no reason. */
const tellsWorkings = ({ grade, drawing, hasRoomForCard, lines, listWrong }: Worked): boolean =>
  lines.length > 0 &&
  lines.length <= mostLines(grade) &&
  (drawing === null || hasRoomForCard) &&
  !hasGuesses(lines) &&
  listWrong().length > 0;

/** A whole working on one card: a line by itself leads nobody to the answer. */
const writeLines = (lines: readonly WrittenLine[]): string => lines.map(lineText).join('. ');

/** Two claims for a verdict, each with a whole working; null when there are too few. */
function makeClaims(worked: Worked, dice: Dice, verdict: Verdict): [Claim, Claim] | null {
  const { lines, answer } = worked;
  if (!tellsWorkings(worked)) return claimAnswers(worked, dice, verdict);
  const right = {
    ...toClaim({ text: answer.style.text(answer.value), says: null }),
    working: lines,
  };
  const [wrong, other] = mixWrong(worked, dice).map(({ lines: slipped, at, value, says }) => ({
    working: slipped,
    answer: answer.style.text(value),
    says,
    instead: lines[at]?.expression ?? null,
  }));
  const pair: ReadonlyArray<Claim | null | undefined> =
    verdict === 'Neither' ? [wrong, other] : verdict === 'first' ? [right, wrong] : [wrong, right];
  const [a, b] = pair;
  return a && b && a.answer !== b.answer ? [a, b] : null;
}

const toClaim = ({ text, says }: { text: string; says: string | null }): Claim => ({
  working: null,
  answer: text,
  says,
  instead: null,
});

/** Two different answers without a reason: one of them right, or none. */
function claimAnswers(
  { answer, listWrongAnswers }: Worked,
  dice: Dice,
  verdict: Verdict,
): [Claim, Claim] | null {
  // A number that is merely near the key is no claim that a child would make.
  const [wrong, other] = dice.shuffle(listWrongAnswers().filter(({ isLikely }) => isLikely));
  const key = { text: answer.style.text(answer.value), says: null };
  if (wrong === undefined) return null;
  const pairs = {
    Neither: [wrong, other],
    first: [key, wrong],
    second: [wrong, key],
  };
  const [a, b] = pairs[verdict];
  if (!a || !b || a.text === b.text) return null;
  return [toClaim(a), toClaim(b)];
}

/**
 * What is said to a pupil who chose another verdict, of the first claim that it misjudges: what went wrong there, or to
 * work out the line that is right.
 */
function sayOfVerdict(chosen: string, claims: readonly NamedClaim[]): string {
  if (chosen === 'Both') return 'The two answers are different. They cannot both be right.';
  const misjudged = claims.find(({ name, says }) => {
    return (chosen === `Only ${name}`) === (says !== null);
  });
  if (!misjudged) return '';
  const { name, working, says } = misjudged;
  if (says !== null && saysWhat(says)) return says.replace(/^This (?:is|number is)/, `${name}'s answer is`);
  const own = says?.replace(/^You (?!need\b)(?=did|left|put|read|took|used|went|\w+ed )/, `${name} `);
  if (own !== undefined && own !== says) return own;
  if (says !== null)
    return `${name} made a mistake. ${says.replace(/\bThis (use|fill)s/, (_, verb: string) => `${name} ${verb.replace(/e?$/, 'ed')}`)}`;
  return working === null
    ? `Work out the answer again. Then look at ${name}'s answer.`
    : `Work out ${name}'s ${working.length > 1 ? 'lines' : 'line'} yourself. What do you get?`;
}

/** What the solution says of a claim. */
const judge = ({ name, says, instead }: NamedClaim): string =>
  says === null
    ? `${name} is right.`
    : instead === null
      ? `${name} is not right.`
      : `${name} should use ${instead}.`;

/** Who judges claims works out the answer first; a working without sums leaves the hints of the draw. */
function hintToJudge(worked: Worked): FormedQuestion['hints'] {
  const last = worked.lines.length - 1;
  if (last < 0) return null;
  return [
    `Work out ${nameLine(worked, last)} yourself. Then compare.`,
    last > 0 ? `First find ${nameLine(worked, 0)}.` : worked.hintKnown(last),
    worked.hintLine(last),
  ];
}

/** Two children, two claims with a reason each. */
export const WHO_IS_RIGHT: WorkedForm = {
  id: 'who-is-right',
  points: 0,
  types: ['mcq'],
  levels: ['not_ready', 'guided', 'independent', 'mastery'],
  grades: [1, 6],
  // Who is not ready for it finds one right working, of two lines at most.
  fits: ({ level, keyPlace }, lines) =>
    VERDICTS[keyPlace] !== 'Both' &&
    (level !== 'not_ready' || (VERDICTS[keyPlace] !== 'Neither' && lines < 3)),
  make: (worked, dice) => {
    const pairs = CLAIMANTS.filter((pair) => !pair.some(worked.names));
    if (pairs.length === 0) return null;
    const [first = '', second = ''] = dice.shuffle(dice.pick(pairs));
    // The place of the key was drawn once for the item: drawn again at each try, the easily made verdict would win.
    const verdict = VERDICTS[worked.keyPlace];
    // Only the youngest claim answers without a reason, of which many pairs are wrong: too many of them would be.
    if (verdict === 'Neither' && isYoungGrade(worked.grade) && !dice.chance(12)) return null;
    const claims = verdict && verdict !== 'Both' ? makeClaims(worked, dice, verdict) : null;
    if (!verdict || !claims) return null;
    const named = [
      { name: first, ...claims[0] },
      { name: second, ...claims[1] },
    ] as const;
    const shown = showClaims(worked, named);
    const answer = verdict === 'first' ? `Only ${first}` : verdict === 'second' ? `Only ${second}` : verdict;
    return {
      stem: [...worked.tell(dice), worked.question, ...shown.sentences, 'Who is right?'].join(' '),
      exhibit: shown.exhibit,
      parts: [wordPart('Who is right?', answer)],
      options: [`Only ${first}`, `Only ${second}`, 'Both', 'Neither'].map((text) =>
        wordOption(text, 'another-verdict', sayOfVerdict(text, named), text === answer),
      ),
      because: named.map(judge),
      hints: isYoungGrade(worked.grade) ? null : hintToJudge(worked),
    };
  },
  gate: (worked, formed) => listClaimFaults(worked, formed),
};

type NamedClaim = Claim & { name: string };
/** What a pupil sees of a claim. */
type ShownClaim = Pick<NamedClaim, 'name' | 'answer'> & { working: string | null };

/** Claims on cards; in sentences where a drawing leaves no room for them, or where no line is claimed. */
function showClaims(
  worked: Worked,
  [a, b]: readonly [NamedClaim, NamedClaim],
): { sentences: string[]; exhibit: FormedQuestion['exhibit'] } {
  const cards =
    a.working === null || b.working === null
      ? null
      : placeCard(worked, {
          kind: 'claim-cards',
          claims: [
            { name: a.name, lines: card('', a.working).lines, answer: a.answer },
            { name: b.name, lines: card('', b.working).lines, answer: b.answer },
          ],
        });
  if (!cards) return { sentences: [a, b].map(quoteClaim), exhibit: worked.drawing };
  return {
    sentences: ['The cards show two answers.'],
    exhibit: cards,
  };
}

const quoteClaim = ({ name, answer }: NamedClaim): string => `${name} answered "${answer}".`;

const QUOTED = /(?<=[.?] )([A-Z][A-Za-z ]*?) answered "([^"]+)"/g;

/** The claims that a question shows, on its cards or in its stem. */
function listClaims({ exhibit, stem }: FormedQuestion): ShownClaim[] {
  const shown = findCard(exhibit);
  if (shown?.kind === 'claim-cards')
    return shown.claims.map(({ lines, ...claim }) => ({
      ...claim,
      working: lines.map(({ label, working }) => `${label}: ${working}`).join('. '),
    }));
  return [...stem.matchAll(QUOTED)].map(([, name = '', working = null, answer = '']) => ({
    name,
    working,
    answer,
  }));
}

/** Judges each claim by the true working: its lines and its answer are both true or both false. */
function listClaimFaults({ answer, lines }: Worked, formed: FormedQuestion): string[] {
  const claims = listClaims(formed);
  if (claims.length !== 2) return ['who-is-right: no two claims'];
  const key = answer.style.text(answer.value);
  const right = writeLines(lines);
  const verdicts = claims.map((claim) => {
    const isRight = claim.answer === key;
    return [claim.working === null ? isRight : right === claim.working, isRight];
  });
  if (verdicts.some(([line, end]) => line !== end)) return ['who-is-right: a claim is half true'];
  const [a, b] = claims.map(({ name }) => name);
  const [first, second] = verdicts.map(([line]) => line);
  const truth = first ? (second ? 'Both' : `Only ${a ?? ''}`) : second ? `Only ${b ?? ''}` : 'Neither';
  return formed.parts[0]?.answer === truth ? [] : [`who-is-right: ${truth} is right`];
}
