import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { MarkingCaseSchema, markCase } from '@sumfox/answer-marking/mark-case';
import type { ResponseToMark } from '@sumfox/question-kinds/mark-response';
import { reply } from '@sumfox/testing/fake-model/fake-reply';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { challengesAt } from '../testing/challenge-driver.js';
import { type JudgingStage, startJudgingStage } from '../testing/judging-stage.js';
import { SHARES_STEM, buildShares } from '../testing/shares.js';

let stage: JudgingStage;
beforeAll(async () => {
  stage = await startJudgingStage();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.reset());

const { challenge, decide, reviews } = challengesAt(() => stage);
const LineSchema = z.strictObject({ ...MarkingCaseSchema.shape, verdict: z.literal('correct') });

/** What the command prints, against the database of the stage. */
function print(env: Record<string, string> = {}): { lines: string[]; said: string; status: number | null } {
  const run = spawnSync(process.execPath, ['infra/local/challenge-cases.mjs'], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { lines: run.stdout.split('\n').filter(Boolean), said: run.stderr, status: run.status };
}

/** An answer of the right value, refused for a form that the question does not ask for. */
function refusedForm(answer: string): ResponseToMark {
  const response = buildShares(answer, 'my own secret working');
  const [part] = response.scheme.parts;
  const parts = [{ ...part!, policy: { ...part!.policy, form: 'words' as const } }];
  return { ...response, scheme: { ...response.scheme, parts } };
}

it('printChallengeCases prints each accepted answer once as a case without pupil data', async () => {
  const pupils = [uuid(), uuid(), uuid()];
  for (const pupilId of pupils)
    expect((await challenge(refusedForm('$105.00'), 'format-difference', { pupilId })).reply.decision).toBe(
      'approved',
    );
  const { lines, said, status } = print();
  expect([said, status]).toEqual(['', 0]);
  expect(lines).toHaveLength(1);
  const one = z.parse(LineSchema, JSON.parse(lines[0]!));
  expect(one).toEqual({
    id: expect.stringMatching(/^challenge-[0-9a-f]{12}$/),
    expected: '$105',
    student: '$105.00',
    opts: { questionText: SHARES_STEM },
    verdict: 'correct',
  });
  expect(Object.keys(JSON.parse(lines[0]!))).toEqual(['id', 'expected', 'student', 'opts', 'verdict']);
  for (const secret of [...pupils, 'secret', 'paper', 'pupil']) expect(lines[0]).not.toContain(secret);
  // The policy that the text gives is the right one: today's marker agrees with the case.
  expect(markCase(one)).toMatchObject({ verdict: 'correct' });
});

it("printChallengeCases includes reviewers' decisions and reports answers that no case can express", async () => {
  await challenge(buildShares('one hundred and five bucks', 'steps'), 'correct-result');
  const [entry] = await reviews();
  await decide(entry!.reviewId, 4);
  // Better working, and a question at fault: both accepted, neither about the answer.
  stage.model.script(
    'judge-working',
    reply.value({
      points: ['M1', 'M2', 'M3'].map((point) => ({
        point,
        shown: point === 'M1' ? 'yes' : 'no',
        quote: point === 'M1' ? '3 plus 4 plus 5 is 12' : '',
      })),
    }),
  );
  await challenge(buildShares('84', '3 plus 4 plus 5 is 12'), 'method-valid');
  stage.neighbours.rechecks = [{ outcome: 'faulty', scheme: null }];
  await challenge(buildShares('85'), 'correct-result');
  // And one that was not accepted.
  stage.neighbours.rechecks = [{ outcome: 'proved', scheme: null }];
  await challenge(buildShares('86'), 'correct-result');
  const { lines, said, status } = print();
  expect(lines.map((line) => z.parse(LineSchema, JSON.parse(line)).student)).toEqual([
    'one hundred and five bucks',
  ]);
  expect(said).toBe(
    '2 more accepted challenges are about working or a question at fault: no case tells of these.\n',
  );
  expect(status).toBe(0);
});

it('printChallengeCases reports a missing database', () => {
  const { DATABASE_URL: _none, ...env } = process.env;
  const run = spawnSync(process.execPath, ['infra/local/challenge-cases.mjs'], {
    cwd: join(import.meta.dirname, '../../../..'),
    env: { ...env, DATA_DIR: join(import.meta.dirname, 'nowhere') },
    encoding: 'utf8',
  });
  expect([run.stdout, run.status]).toEqual(['', 1]);
  expect(run.stderr).toContain('name the marking database with DATABASE_URL');
});
