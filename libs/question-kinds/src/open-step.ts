import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import { toMarker } from '@sumfox/answer-marking/mark-answer';
import { type OpenStep, STEP_CHOICES } from '@sumfox/contracts/assessment/worked-example.endpoints';
import type { MarkScheme } from '@sumfox/contracts/question/item';
import { toExpectedStep, withUnit } from './open-step-answer.js';
import { listNeighbours, readResult, readResultIn, type StepResult } from './step-result.js';

/** More lines take longer than the minute that an example is for. */
const MOST_STEPS = 6;
/** The first lines of the solution of an error to find: they speak of a card with a pupil's working. */
const SPEAKS_OF_A_CARD = /^(?:The first mistake|Line \d)/;

/** What an open step is chosen from. */
export type WorkedScheme = Pick<MarkScheme, 'solutionSteps' | 'misconceptions' | 'modelAnswer'>;

/**
 * The step of a solution that a pupil can fill in: the last calculation before the last line with a result that a later
 * line uses. Never the first of more than two lines, which only reads the question. Null where there is none.
 */
export function findOpenStep(scheme: WorkedScheme, isYoung: boolean): OpenStep | null {
  const { solutionSteps: steps } = scheme;
  if (steps.length < 2 || steps.length > MOST_STEPS || steps.some((step) => SPEAKS_OF_A_CARD.test(step)))
    return null;
  for (let at = steps.length - 2; at >= (steps.length > 2 ? 1 : 0); at -= 1) {
    const read = readResult(steps[at] ?? '');
    if (!read || !isUsed(read.result, steps.slice(at + 1))) continue;
    const open = toOpenStep(at, read, scheme, isYoung);
    if (open) return open;
  }
  return null;
}

/** Whether one of the lines has the number as a number of its own. */
function isUsed(number: string, lines: readonly string[]): boolean {
  const alone = new RegExp(`(?<![\\d.,/]|\\d )${number.replace(/[.]/g, '\\.')}(?![\\d/]|[.,]\\d| \\d)`);
  return lines.some((line) => alone.test(line));
}

/** Null where the marker would not take the line's own result, or not enough other results are wrong for certain. */
function toOpenStep(at: number, read: StepResult, scheme: WorkedScheme, isYoung: boolean): OpenStep | null {
  const { before, result, unit } = read;
  const policy = derivePolicy({
    modelAnswer: withUnit(result, unit),
    // Its words may stand beside the number: `3 units`.
    stem: before,
    overrides: { form: null, simplestForm: false, decimalPlaces: null, unit: null, unitRequired: false },
  });
  const mark = toMarker(toExpectedStep({ before, result, unit, policy }));
  if (mark(result).outcome !== 'correct') return null;
  const choices = isYoung ? chooseResults(read, scheme, (text) => mark(text).outcome === 'incorrect') : null;
  return isYoung && !choices ? null : { at, before, result, unit, policy, choices };
}

/** The result among results of slips that the engine names for the answer, and else among its neighbours. */
function chooseResults(
  read: StepResult,
  { modelAnswer, misconceptions }: WorkedScheme,
  isWrong: (text: string) => boolean,
): string[] | null {
  const isAnswer = readResultIn(modelAnswer)?.result === read.result;
  const slips = isAnswer ? misconceptions.flatMap(({ answer }) => readResultIn(answer) ?? []) : [];
  const offered = [...slips.filter(({ value }) => value > 0), ...listNeighbours(read)];
  const chosen = [read];
  for (const other of offered) {
    if (chosen.length === STEP_CHOICES) break;
    const isNew = chosen.every(({ value }) => value !== other.value);
    if (isNew && isWrong(other.result)) chosen.push({ ...read, ...other });
  }
  if (chosen.length < STEP_CHOICES) return null;
  return chosen.toSorted((one, other) => one.value - other.value).map(({ result }) => result);
}
