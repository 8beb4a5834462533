import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Model, ModelReply } from '@sumfox/ai/model';
import { CallText } from '@sumfox/ai/privacy/call-text';
import type { Json } from '@sumfox/ai/json';
import { listTrueLines } from '@sumfox/answer-marking/quoted-step';
import { markResponse } from '@sumfox/question-kinds/mark-response';
import { judgeWorking, type WorkingInput, type WorkingReply } from './prompts/judge-working.v1.js';
import { buildShares, SHARES_STEM } from '../testing/shares.js';
import { readWorking } from './working-judge.js';
import { listOpenPoints, screenWorking } from './working-screen.rules.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../samples', `${name}.json`), 'utf8'));
const INJECTIONS = read('injection-workings') as string[];
const HONEST = read('honest-workings') as Array<{ working: string; marks: number }>;

const NAMES = ['Wei Ling', 'Tan', 'weiling09'];

/** A model that answers from what it was given, and what it was given. */
function scripted(answer: (input: WorkingInput) => unknown): { model: Model; asked: Json[] } {
  const asked: Json[] = [];
  const model: Model = {
    isConfigured: true,
    ask: async <Input extends Json, Output>(_task: unknown, input: Input) => {
      asked.push(input);
      const output = answer(input as unknown as WorkingInput) as Output;
      return { kind: 'answered', output, model: 'scripted', fromCache: false } satisfies ModelReply<Output>;
    },
  };
  return { model, asked };
}

const yesToAll =
  (quoteOf: (working: string, place: number) => string) =>
  ({ points, working }: WorkingInput): WorkingReply => ({
    points: points.map(({ point }, place) => ({ point, shown: 'yes', quote: quoteOf(working, place) })),
  });

/** Points found in a working, without the screen: as if it had let everything through. */
async function judge(working: string, answer: (input: WorkingInput) => unknown) {
  const response = buildShares('84', working);
  const points = listOpenPoints(response, markResponse(response));
  const { model, asked } = scripted(answer);
  const found = await readWorking(model, judgeWorking, {
    stem: SHARES_STEM,
    response,
    points,
    pupilId: '0192f0c1-0000-7000-8000-00000000000b',
    texts: new CallText(NAMES),
  });
  return { found, asked, response };
}

const marksOf = async (working: string, answer: (input: WorkingInput) => unknown): Promise<number> => {
  const { found, response } = await judge(working, answer);
  return markResponse(response, new Set(found.kind === 'read' ? found.granted : [])).marksAwarded;
};

describe('obedient model that agrees to everything', () => {
  it.each([
    ['the whole working', (working: string) => working],
    ['its first half', (working: string) => working.slice(0, working.length / 2)],
    ['its sums', (working: string) => /\d[\d ./+x*=-]*\d/.exec(working)?.[0] ?? ''],
    [
      'the step itself',
      (_: string, place: number) => ['3 + 4 + 5 = 12', '252 ÷ 12 = 21', '5 × 21 = 105'][place] ?? '',
    ],
  ])('earns nothing for 60 dishonest workings by quoting %s', async (_what, quoteOf) => {
    expect(INJECTIONS).toHaveLength(60);
    const won = await Promise.all(INJECTIONS.map((working) => marksOf(working, yesToAll(quoteOf))));
    expect(won.filter((marks) => marks !== 0)).toEqual([]);
  });

  it('leaves unconfirmed points to a person', async () => {
    const { found } = await judge(
      '252 divided by 12 gives 22',
      yesToAll((working) => working),
    );
    expect(found).toMatchObject({ kind: 'read', granted: [], doubtful: ['M1', 'M2', 'M3'] });
  });
});

describe('model that quotes true lines', () => {
  const honest = ({ points, working }: WorkingInput): WorkingReply => {
    const lines = listTrueLines(working);
    return {
      points: points.map(({ point }) => {
        const line = lines[Math.min(Number(point.slice(1)), lines.length) - 1];
        return { point, shown: line ? 'yes' : 'unsure', quote: line ?? '' };
      }),
    };
  };

  it("keeps the rules' marks of 50 honest workings and adds missed points", async () => {
    expect(HONEST).toHaveLength(50);
    for (const { working } of HONEST) expect(screenWorking(working, SHARES_STEM)).toBe('fit');
    for (const { working, marks } of HONEST) {
      const byRules = markResponse(buildShares('84', working)).marksAwarded;
      expect(
        await marksOf(working, ({ points }) => ({
          points: points.map(({ point }) => ({ point, shown: 'no', quote: '' })),
        })),
      ).toBe(byRules);
      expect([working, byRules <= marks]).toEqual([working, true]);
    }
  });

  it('never earns the mark of the answer', async () => {
    const all = '3 plus 4 plus 5 is 12\n252 divided by 12 is 21\n5 times 21 is 105';
    expect(await marksOf(all, honest)).toBe(3);
  });
});

describe('reply', () => {
  const working = '252 divided by 12 is 21';
  it.each([
    ['for another point', { points: [{ point: 'M9', shown: 'yes', quote: working }] }],
    ['for too few points', { points: [] }],
    [
      'for one point twice',
      { points: ['M1', 'M2', 'M2'].map((point) => ({ point, shown: 'yes', quote: working })) },
    ],
  ])('is invalid %s', async (_what, output) => {
    expect((await judge(working, () => output)).found).toEqual({
      kind: 'unavailable',
      reason: 'invalid-reply',
    });
  });

  it('earns nothing and goes to a person when it is unsure', async () => {
    const { found } = await judge(working, ({ points }) => ({
      points: points.map(({ point }) => ({ point, shown: 'unsure', quote: '' })),
    }));
    expect(found).toMatchObject({ granted: [], doubtful: ['M1', 'M2', 'M3'] });
  });
});

describe('request to the model', () => {
  const PERSONAL =
    'i am wei ling tan, call 9123 4567\nWEILING09: 3 plus 4 plus 5 is 12\nNanyang Primary School 252 divided by 12 is 21';

  it('contains nothing that identifies the pupil', async () => {
    const { asked } = await judge(
      PERSONAL,
      yesToAll(() => ''),
    );
    expect((asked as unknown as WorkingInput[])[0]?.working).toBe(
      'i am [name], call [phone]\n[name B]: 3 plus 4 plus 5 is 12\n[school] 252 divided by 12 is 21',
    );
  });

  it("costs no mark: a quote from the cleaned copy counts as the pupil's text", async () => {
    const quotes = ['[name B]: 3 plus 4 plus 5 is 12', '[school] 252 divided by 12 is 21', ''];
    const quoted = await marksOf(
      PERSONAL,
      yesToAll((_, place) => quotes[place] ?? ''),
    );
    const plain = await marksOf(
      '3 plus 4 plus 5 is 12\n252 divided by 12 is 21',
      yesToAll((working, place) => working.split('\n')[place] ?? ''),
    );
    expect([quoted, plain]).toEqual([2, 2]);
  });

  it('contains exactly the stem, labels of open points and the first 600 visible characters', async () => {
    const hidden = `\u200b3 plus 4\u{e0041} plus 5 is 12\n${'and so on '.repeat(100)}`;
    const { asked } = await judge(
      hidden,
      yesToAll(() => ''),
    );
    const [input] = asked as unknown as WorkingInput[];
    expect(Object.keys(input ?? {})).toEqual(['question', 'points', 'working']);
    expect(input?.question).toBe(SHARES_STEM);
    expect(input?.points).toEqual([
      { point: 'M1', finds: 'Units in all' },
      { point: 'M2', finds: 'One unit' },
      { point: 'M3', finds: 'Largest share' },
    ]);
    expect(input?.working).toHaveLength(600);
    expect(input?.working.startsWith('3 plus 4 plus 5 is 12\nand so on')).toBe(true);
  });
});
