import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FakeModelProcess, startFakeModelProcess } from './fake-model.ts';

let model: FakeModelProcess;
beforeAll(async () => {
  model = await startFakeModelProcess();
});
afterAll(() => model.stop());

function ask(task: string, data: object, key = model.env.OPENAI_API_KEY): Promise<Response> {
  return fetch(`${model.env.OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model: model.env.OPENAI_MODEL,
      messages: [{ role: 'user', content: `<<<data 0f>>>\n${JSON.stringify(data)}\n<<<end 0f>>>` }],
      response_format: { type: 'json_schema', json_schema: { name: task, strict: true, schema: {} } },
    }),
  });
}

async function answerTo(task: string, data: object): Promise<unknown> {
  const answer = (await (await ask(task, data)).json()) as { choices: { message: { content: string } }[] };
  return JSON.parse(answer.choices[0]?.message.content ?? '');
}

it('the fake model answers like a provider, and only with its key', async () => {
  const data = { first: 'a', second: 'b' };
  expect((await ask('judge-meaning', data, 'another')).status).toBe(401);
  expect(await answerTo('judge-meaning', data)).toEqual({ same: 'unsure' });
});

it('the fake model writes questions and solves its own', async () => {
  const example = {
    stem: 'Ali has 3 pens and buys 4. How many has he?',
    answer: { value: '7', unit: 'pens' },
    blanks: [],
  };
  const written = await answerTo('write-question', { grade: 'none', toldAlready: [], example });
  expect(written).toEqual(example);
  const asked = { stem: example.stem, options: [], answersWanted: 1 };
  expect(await answerTo('solve-question', asked)).toMatchObject({ answers: ['7 pens'], isClear: true });
});
