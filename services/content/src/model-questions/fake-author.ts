import { randomInt } from 'node:crypto';
import { findWrittenNumber } from '@sumfox/question-engine/checks/plain-arithmetic';
import { likeness, maskedTrigrams } from '@sumfox/question-engine/checks/near-duplicates';
import { listNumbers } from '@sumfox/question-engine/checks/read-text';
import { NoItemFound, UnsupportedPairing, makeItem } from '@sumfox/question-engine/make-item';
import { findWrittenForm, toTellable } from '@sumfox/question-engine/written/retell-item';
import type { WrittenQuestion, WrittenValue } from '@sumfox/question-engine/written/written-question';
import type { ItemCell } from '../bank/index.js';
import { findToldCell } from './cell-words.rules.js';
import type { SolveQuestionInput, SolvedQuestion } from './prompts/solve-question.v1.js';
import type { WriteQuestionInput } from './prompts/write-question.v1.js';

/** Questions among which the one is chosen that is least like those that are there. */
const DRAWS = 12;
const SEEDS = 2 ** 31 - 1;
/** Never an item of the bank. */
const NO_ID = '00000000-0000-7000-8000-000000000000';

/**
 * Author and solver behind `npm start -- --fake-ai`: writes sound questions with the engine's help, and solves its own.
 * It reports any other question as unclear.
 */
export class FakeAuthor {
  private readonly written = new Map<string, WrittenQuestion>();

  /** `drawBelow` gives a whole number from 0 up to but not including its limit; chance, but in tests. */
  constructor(private readonly drawBelow: (limit: number) => number = (limit) => randomInt(limit)) {}

  /** A question of the cell; the example where the engine has none that can be told. */
  write(input: WriteQuestionInput): WrittenQuestion {
    const cell = findToldCell(input);
    const told = input.toldAlready.map((stem) => maskedTrigrams(stem));
    const nearness = (one: WrittenQuestion) =>
      Math.max(0, ...told.map((other) => likeness(maskedTrigrams(one.stem), other)));
    const [best] = (cell ? this.listQuestions(cell) : []).toSorted((a, b) => nearness(a) - nearness(b));
    const question = best ?? input.example;
    this.written.set(keyOf(question.stem), question);
    return question;
  }

  /** The answers to a question of its own. */
  solve({ stem, options, answersWanted }: SolveQuestionInput): SolvedQuestion {
    const known = this.written.get(keyOf(stem));
    if (!known)
      return {
        working: 'A pretend model solves only what it wrote.',
        answers: new Array<string>(answersWanted).fill('?'),
        isClear: false,
        isFit: true,
      };
    const values = known.blanks.length > 0 ? known.blanks : [known.answer];
    return {
      working: `${known.expression} = ${known.answer.value}`,
      answers: options.length > 0 ? [labelOf(known.answer, options)] : values.map(toText),
      isClear: true,
      isFit: true,
    };
  }

  private listQuestions(cell: ItemCell): WrittenQuestion[] {
    return Array.from({ length: DRAWS }).flatMap(() => {
      try {
        const spec = { ...cell, seed: this.drawBelow(SEEDS), id: NO_ID };
        return findWrittenForm(makeItem(toTellable(spec), { form: 'plain' }), spec.questionType) ?? [];
      } catch (error) {
        if (error instanceof NoItemFound || error instanceof UnsupportedPairing) return [];
        throw error;
      }
    });
  }
}

/** The same for a stem as it was written and as it is shown. */
const keyOf = (stem: string): string => stem.toLowerCase().replace(/[^\p{L}\d]/gu, '');

const toText = ({ value, unit }: WrittenValue): string =>
  unit === '$' ? `$${value}` : unit === null ? value : `${value} ${unit}`;

function labelOf(answer: WrittenValue, options: readonly string[]): string {
  const value = findWrittenNumber(answer.value);
  const at = options.findIndex((option) => value && listNumbers(option)[0]?.equals(value));
  return 'ABCD'[at] ?? '?';
}
