import type { SolveQuestionInput, SolvedQuestion } from '../prompts/solve-question.v1.js';
import { findWrittenNumber } from '@sumfox/question-engine/checks/plain-arithmetic';
import { listNumbers } from '@sumfox/question-engine/checks/read-text';
import { Dice, mixSeed } from '@sumfox/question-engine/core/dice';
import type { WrittenQuestion, WrittenValue } from '@sumfox/question-engine/written/written-question';
import { BLIND_SOLVES } from '../blind-solve.rules.js';
import type { FaultKind } from './planted-faults.js';
import type { LabelledReply } from './labelled-replies.js';

/**
 * Error model of the scripted solver. Of 100 readings 92 are right: of 1000 questions so many as that makes likely are
 * read right by three, two and one. They are dealt exactly, or the luck of a seed would weigh more than what is measured.
 * If the writer's key is wrong for the words, all its solves share the error in 15 of 100 questions, dealt as exactly:
 * model errors are not independent. It reports an unclear question in 60 of 100 solves and guesses otherwise. It reports
 * unfit content in 70 of 100 solves. For a quarter of these questions it never does.
 */
export const READER = {
  right: [
    { readings: 2, of1000: 203 },
    { readings: 1, of1000: 18 },
  ],
  sharedTrap: 15,
  seesUnclear: 60,
  seesUnfit: 70,
  neverSeesUnfit: 25,
} as const;

const UNCLEAR: readonly FaultKind[] = ['something needed is not told', 'asks for nothing certain'];

const written = ({ value, unit }: WrittenValue): string =>
  unit === '$' ? `$${value}` : unit === null ? value : `${value}${/^[%°]/.test(unit) ? '' : ' '}${unit}`;

const answersOf = (question: WrittenQuestion): WrittenValue[] =>
  question.blanks.length > 0 ? question.blanks : [question.answer];

/** Reduces a written and a shown stem to the same letters and digits. */
const fingerprint = (stem: string): string => stem.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The replies of each label in an order of chance. */
function shuffleByLabel(seed: number, script: readonly LabelledReply[]): LabelledReply[][] {
  const labels = [...new Set(script.map(({ label }) => label))];
  return labels.map((label) =>
    new Dice(mixSeed(seed, label)).shuffle(script.filter((one) => one.label === label)),
  );
}

/** Deals the share of `READER.sharedTrap` among the replies of each kind of fault, rounded. */
function dealTraps(seed: number, script: readonly LabelledReply[]): ReadonlySet<LabelledReply> {
  return new Set(
    shuffleByLabel(mixSeed(seed, 'traps'), script).flatMap((own) =>
      own[0]?.label === 'good' ? [] : own.slice(0, Math.round((own.length * READER.sharedTrap) / 100)),
    ),
  );
}

/** Deals the counts of `READER.right` among the replies of each label, rounded; all readings of the others are right. */
function dealRightReadings(
  seed: number,
  script: readonly LabelledReply[],
): ReadonlyMap<LabelledReply, number> {
  return new Map(
    shuffleByLabel(mixSeed(seed, 'readings'), script).flatMap((own) => {
      const counts = READER.right.flatMap(({ readings, of1000 }) =>
        new Array<number>(Math.round((own.length * of1000) / 1000)).fill(readings),
      );
      return own.map((one, i) => [one, counts[i] ?? BLIND_SOLVES] as const);
    }),
  );
}

/** Answers questions of a script from their words alone, with the errors of a real reader; seeded. */
export class BlindReader {
  private readonly script = new Map<string, LabelledReply>();
  private readonly readings = new Map<string, number>();
  /** Faulty replies with an error that all their solves share. */
  private readonly trapped: ReadonlySet<LabelledReply>;
  private readonly rightReadings: ReadonlyMap<LabelledReply, number>;
  private readonly seed: number;

  constructor(seed: number, script: readonly LabelledReply[]) {
    this.seed = seed;
    this.trapped = dealTraps(seed, script);
    this.rightReadings = dealRightReadings(seed, script);
    for (const reply of script) this.script.set(fingerprint(reply.reply.stem), reply);
  }

  /** One more reading. Throws RangeError for a stem that is in no reply. */
  solve(question: SolveQuestionInput): SolvedQuestion {
    const stem = fingerprint(question.stem);
    const asked = this.script.get(stem);
    if (!asked) throw new RangeError(`question was not written here: ${question.stem}`);
    const reading = this.readings.get(stem) ?? 0;
    this.readings.set(stem, reading + 1);
    const dice = new Dice(mixSeed(this.seed, reading, stem));
    const ofStem = new Dice(mixSeed(this.seed, 'stem', stem));
    const isTrapped = this.trapped.has(asked);
    const isUnclear = UNCLEAR.includes(asked.label as FaultKind);
    const seesUnfit =
      asked.label === 'not for children here' &&
      !this.chance(ofStem, READER.neverSeesUnfit) &&
      this.chance(dice, READER.seesUnfit);
    const isRight = isUnclear ? this.chance(dice, 50) : this.isRightReading(asked, reading, ofStem);
    const source = isTrapped || isUnclear ? asked.reply : asked.truth;
    const values = answersOf(source).map((value) => (isRight ? value : this.slip(value, asked, dice)));
    return {
      working: 'I read every sentence and worked it out.',
      answers: values.map((value) => this.say(value, question)),
      isClear: !(isUnclear && this.chance(dice, READER.seesUnclear)),
      isFit: !seesUnfit,
    };
  }

  private isRightReading(asked: LabelledReply, reading: number, ofStem: Dice): boolean {
    const order = ofStem.shuffle(Array.from({ length: BLIND_SOLVES }, (_, place) => place));
    return (order[reading % BLIND_SOLVES] ?? 0) < (this.rightReadings.get(asked) ?? BLIND_SOLVES);
  }

  private chance(dice: Dice, percent: number): boolean {
    return dice.int(1, 100) <= percent;
  }

  /** A wrong answer of the kind that readers give: the writer's, a number of the stem, a slip of one, double. */
  private slip(value: WrittenValue, { reply }: LabelledReply, dice: Dice): WrittenValue {
    const right = findWrittenNumber(value.value);
    const others = [
      reply.answer.value,
      ...reply.distractors.map((d) => d.value),
      ...listNumbers(reply.stem).map((n) => n.toFraction()),
      ...(right ? [right.add(1).toFraction(), right.mul(2).toFraction()] : []),
    ];
    const wrong = others.filter((text) => !right || !findWrittenNumber(text)?.equals(right));
    return { ...value, value: dice.pick(wrong) };
  }

  private say(value: WrittenValue, { options }: SolveQuestionInput): string {
    if (options.length === 0) return written(value);
    const number = findWrittenNumber(value.value);
    const at = options.findIndex((option) => number && listNumbers(option)[0]?.equals(number));
    // A reader that finds no option for an answer takes the first.
    return 'ABCD'[Math.max(0, at)] ?? 'A';
  }
}
