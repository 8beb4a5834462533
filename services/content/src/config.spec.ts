import { expect, it } from '@jest/globals';
import { loadModelQuestionsConfig } from './config.js';

it.each([
  [{}, 20],
  [{ MODEL_QUESTION_PERCENT: '' }, 20],
  [{ MODEL_QUESTION_PERCENT: '0' }, 0],
  [{ MODEL_QUESTION_PERCENT: '100' }, 100],
])("loadModelQuestionsConfig reads the model's share from %j", (env, percent) => {
  expect(loadModelQuestionsConfig(env)).toEqual({ percent });
});

it.each(['101', '-1', 'all', '2.5'])('loadModelQuestionsConfig rejects %s', (percent) => {
  expect(() => loadModelQuestionsConfig({ MODEL_QUESTION_PERCENT: percent })).toThrow(
    'MODEL_QUESTION_PERCENT',
  );
});
