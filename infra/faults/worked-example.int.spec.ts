import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkedExample } from '@sumfox/contracts/assessment/worked-example.endpoints';
import type { AccessedAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { judgeStep } from '@sumfox/question-kinds/open-step-answer';
import { hasOwnNumbers, wordsOf } from '@sumfox/question-kinds/told-numbers';
import { leaseTestStack } from '../test/leased-stack.ts';
import type { TestStack } from '../test/whole-stack.ts';
import { createPaper, type OpenPaper, openPaper, submit } from './paper-driver.ts';
import { join, type Person, pupil } from './people-driver.ts';

let stack: TestStack;
let older: Person;
let young: Person;

beforeAll(async () => {
  stack = await leaseTestStack();
  older = await join(stack, pupil({ gradeLevel: 'Primary 5' }));
  young = await join(stack, pupil({ gradeLevel: 'Primary 2' }));
});

afterAll(() => stack?.stop());

interface Answer {
  example: WorkedExample | null;
  code?: string;
}

const ask = ({ client }: Person, id: number) => client.get<Answer>(`/api/assessments/${id}/worked-example`);

/** A targeted paper on a topic and a method. */
async function openTargeted(
  { client }: Person,
  subStrandId: string,
  heuristicId = 'h1_make_whole_model',
): Promise<OpenPaper> {
  const focusArea = { subStrandIds: [subStrandId], heuristicIds: [heuristicId] };
  const { status, body } = await createPaper(client, { type: 'targeted', focusArea });
  expect(status).toBe(200);
  const id = body.assessment.assessmentId;
  const access = await client.get<{ assessment: AccessedAssessment }>(`/api/assessments/access/${id}`);
  return { id, questions: access.body.assessment.questions, schemes: [] };
}

describe('the worked example of a targeted paper', () => {
  it('is of its first pairing, with a typed step and other numbers than every question', async () => {
    const paper = await openTargeted(older, 'whole_numbers');
    const { status, body } = await ask(older, paper.id);
    expect(status).toBe(200);
    const { example } = body;
    if (!example) throw new Error('no example');
    const { question, steps, open } = example;
    expect([question.subStrandId, question.heuristicDisplayName]).toEqual([
      paper.questions[0]?.subStrandId,
      paper.questions[0]?.heuristicDisplayName,
    ]);
    expect(hasOwnNumbers(wordsOf(question), paper.questions.map(wordsOf))).toBe(true);
    expect(paper.questions.map(({ questionText }) => questionText)).not.toContain(question.questionText);
    expect(steps[open.at]?.startsWith(open.before)).toBe(true);
    expect(open.at).toBeLessThan(steps.length - 1);
    expect(open.choices).toBeNull();
    expect(judgeStep(open, open.result)).toBe('right');
    expect(judgeStep(open, `${open.result}1`)).toBe('not-yet');
  });

  it('gives Primary 2 three numbers, one of them right', async () => {
    const paper = await openTargeted(young, 'addition_subtraction_basic');
    const open = (await ask(young, paper.id)).body.example?.open;
    expect(open?.choices).toHaveLength(3);
    expect(open?.choices?.filter((choice) => judgeStep(open, choice) === 'right')).toEqual([open?.result]);
  });

  it('is the same each time, and neither the bank nor the paper keeps it', async () => {
    const paper = await openTargeted(older, 'fractions');
    const first = (await ask(older, paper.id)).body;
    expect((await ask(older, paper.id)).body).toEqual(first);
    const stem = first.example?.question.questionText;
    expect(stem).toEqual(expect.any(String));
    for (const [service, table] of [
      ['content', 'items'],
      ['assessment', 'paper_questions'],
    ] as const)
      expect(
        await stack.sql(service, `select 1 from ${table} where question ->> 'questionText' = $1`, [stem]),
      ).toEqual([]);
    const [saved] = await stack.sql<{ last_saved: Date | null }>(
      'assessment',
      'select last_saved_at as last_saved from papers where id = $1',
      [paper.id],
    );
    expect(saved?.last_saved).toBeNull();
  });

  it('is refused to others, for another type, and once the paper is handed in', async () => {
    const paper = await openTargeted(older, 'whole_numbers');
    const foreign = await ask(young, paper.id);
    const missing = await ask(young, 1_999_999_999);
    expect([foreign.status, foreign.body.code]).toEqual([404, missing.body.code]);
    const diagnostic = await openPaper(stack, older.client);
    const refused = await ask(older, diagnostic.id);
    expect([refused.status, refused.body.code]).toEqual([400, 'no-example']);
    const answers = paper.questions.map(({ id }) => ({ questionId: id, answer: "I don't know yet" }));
    await submit(older.client, paper, answers);
    const late = await ask(older, paper.id);
    expect([late.status, late.body.code]).toEqual([409, 'already-submitted']);
  });
});
