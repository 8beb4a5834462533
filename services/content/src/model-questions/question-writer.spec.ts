import { describe, expect, it } from '@jest/globals';
import type { AskOptions, Model, ModelReply } from '@sumfox/ai/model';
import type { Json } from '@sumfox/ai/json';
import type { ModelTask } from '@sumfox/ai/model-task';
import type { Item } from '@sumfox/contracts/question/item';
import type { WrittenQuestion } from '@sumfox/question-engine/written/written-question';
import type { ItemCell } from '../bank/item-cell.js';
import { QUESTION_ENGINE } from '../question-source/question-source.js';
import { BlindSolver } from './blind-solver.service.js';
import type { SolveQuestionInput } from './prompts/solve-question.v1.js';
import type { WriteQuestionInput } from './prompts/write-question.v1.js';
import { QuestionWriter } from './question-writer.service.js';

const CELL: ItemCell = {
  gradeLevel: 'Primary 5',
  subStrandId: 'money',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'open-ended',
};

interface Asked {
  task: string;
  input: Json;
  sample: number | undefined;
}

/** A model that says what a test has it say; `null` stands for a reply that did not come. */
function scripted(
  write: (input: WriteQuestionInput) => WrittenQuestion | null,
  solve: (input: SolveQuestionInput, sample: number) => string | null,
) {
  const asked: Asked[] = [];
  let written: WrittenQuestion | null = null;
  const model: Model = {
    isConfigured: true,
    ask<Input extends Json, Output>(
      task: ModelTask<Input, Output>,
      input: Input,
      options?: AskOptions,
    ): Promise<ModelReply<Output>> {
      asked.push({ task: task.name, input, sample: options?.sample });
      let output: unknown = null;
      if (task.name === 'write-question') output = written = write(input as unknown as WriteQuestionInput);
      else {
        const answer = solve(input as unknown as SolveQuestionInput, options?.sample ?? 0);
        output = answer === null ? null : { working: '', answers: [answer], isClear: true, isFit: true };
      }
      return Promise.resolve(
        output === null
          ? { kind: 'unavailable', reason: 'over-budget' }
          : { kind: 'answered', output: output as Output, model: 'test-model', fromCache: false },
      );
    },
  };
  const writer = new QuestionWriter(model, QUESTION_ENGINE, new BlindSolver(model));
  const right = (): string =>
    written?.answer.unit === '$' ? `$${written.answer.value}` : (written?.answer.value ?? '');
  return { writer, asked, right };
}

/** The example told again: true, and no repetition while the bank is empty. */
const again = (input: WriteQuestionInput): WrittenQuestion => input.example;

describe('QuestionWriter', () => {
  it('accepts a question when every gate holds and three solves confirm the key', async () => {
    const { writer, asked, right } = scripted(again, () => right());
    const writing = await writer.write(CELL, 4, []);
    expect(writing).toMatchObject({
      kind: 'written',
      record: { outcome: 'entered', faults: [], agreeing: 3, score: 1, attempt: 4, promptVersion: 1 },
      item: { provenance: { source: 'model', validationScore: 1, params: { model: 'test-model' } } },
    });
    expect(asked.map(({ task, sample }) => [task, sample])).toEqual([
      ['write-question', 4],
      ['solve-question', 1],
      ['solve-question', 2],
      ['solve-question', 3],
    ]);
  });

  it('describes the cell to the author, and hides key and working from the solver', async () => {
    const { writer, asked, right } = scripted(again, () => right());
    await writer.write(CELL, 0, []);
    const [write, solve] = asked;
    expect(write?.input).toMatchObject({
      grade: 'Primary 5',
      topic: 'Money',
      heuristic: 'Before and after',
      kind: 'open question',
      mostWords: 65,
      largestNumber: 10_000_000,
      fewestOperations: 2,
    });
    expect(JSON.stringify(write?.input)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    expect(Object.keys(solve?.input as object).toSorted()).toEqual(['answersWanted', 'options', 'stem']);
  });

  it.each([
    [[true, true, false], 'review', 2, 3],
    [[true, false, true], 'review', 2, 3],
    [[false, true, true], 'review', 2, 3],
    [[false, false, true], 'rejected', 0, 2],
    [[true, false, false], 'rejected', 1, 3],
  ] as const)('returns for the solves %j: %s', async (readings, outcome, agreeing, solves) => {
    const { writer, asked, right } = scripted(again, (_, sample) =>
      readings[sample - 1] ? right() : '987654',
    );
    expect(await writer.write(CELL, 0, [])).toMatchObject({
      record: { outcome, agreeing, faults: [`blind: ${agreeing} of 3 readings bear the key out`] },
    });
    expect(asked.filter(({ task }) => task === 'solve-question')).toHaveLength(solves);
  });

  it.each<[what: string, kind: RegExp, spoil: (told: WrittenQuestion) => WrittenQuestion]>([
    ['its sum', /^solve/, (told) => ({ ...told, expression: `${told.expression} + 1 + 1` })],
    ['its form', /^schema/, (told) => ({ ...told, answer: { value: 'n', unit: null } })],
    ['its text', /^markup/, (told) => ({ ...told, stem: `See www.example.com. ${told.stem}` })],
  ])('sends no question to the solver when a gate rejects %s', async (_what, kind, spoil) => {
    const { writer, asked } = scripted(
      (input) => spoil(input.example),
      () => '1',
    );
    const writing = await writer.write(CELL, 0, []);
    expect(writing).toMatchObject({ item: null, record: { outcome: 'rejected', agreeing: null, score: 0 } });
    expect(writing.kind === 'written' && writing.record.faults).toContainEqual(expect.stringMatching(kind));
    expect(asked).toHaveLength(1);
  });

  it('rejects a question that the bank has, without a solve', async () => {
    const first = scripted(again, () => first.right());
    const writing = await first.writer.write(CELL, 0, []);
    const stock = writing.kind === 'written' && writing.item ? [writing.item as Item] : [];
    const second = scripted(again, () => second.right());
    expect(await second.writer.write(CELL, 0, stock)).toMatchObject({
      record: { outcome: 'rejected', faults: [expect.stringMatching(/^duplicate/)] },
    });
    expect(second.asked).toHaveLength(1);
    expect((second.asked[0]?.input as unknown as WriteQuestionInput).toldAlready).toHaveLength(1);
  });

  it('stores and counts nothing when the model is away or disappears midway', async () => {
    expect(
      await scripted(
        () => null,
        () => '1',
      ).writer.write(CELL, 0, []),
    ).toEqual({
      kind: 'unavailable',
      reason: 'over-budget',
    });
    const away = scripted(again, (_, sample) => (sample < 3 ? away.right() : null));
    expect(await away.writer.write(CELL, 0, [])).toEqual({ kind: 'unavailable', reason: 'over-budget' });
  });

  it('does not ask for a cell that needs a drawing', async () => {
    const { writer, asked } = scripted(again, () => '1');
    const graphs: ItemCell = { ...CELL, gradeLevel: 'Primary 3', subStrandId: 'bar_graphs', level: 'guided' };
    expect(await writer.write(graphs, 0, [])).toEqual({ kind: 'no-pattern' });
    expect(asked).toEqual([]);
  });
});
