import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type PretendModel, startPretendModel } from './fake-model.ts';

let model: PretendModel;
beforeAll(async () => {
  model = await startPretendModel();
});
afterAll(() => model.stop());

it('answers as a provider does, and only who has its key', async () => {
  const { OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = model.env;
  const ask = (key = '') =>
    fetch(`${OPENAI_BASE_URL}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({
        model: OPENAI_MODEL,
        messages: [{ role: 'user', content: '<<<data 0f>>>\n{"first":"a","second":"b"}\n<<<end 0f>>>' }],
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'judge-meaning', strict: true, schema: {} },
        },
      }),
    });
  expect((await ask('another')).status).toBe(401);
  const answer = (await (await ask(OPENAI_API_KEY)).json()) as {
    choices: { message: { content: string } }[];
  };
  expect(JSON.parse(answer.choices[0]?.message.content ?? '')).toEqual({ same: 'unsure' });
});
