import { expect, it } from '@jest/globals';
import { loadLowStock, loadModelQuestionsConfig } from './config.js';

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

it.each([
  [{}, 2],
  [{ BANK_LOW_STOCK: '' }, 2],
  [{ BANK_LOW_STOCK: '0' }, 0],
  [{ BANK_LOW_STOCK: '12' }, 12],
])('loadLowStock reads the stock below which more is made from %j', (env, lowStock) => {
  expect(loadLowStock(env)).toBe(lowStock);
});

it.each(['100', '-1', '1.5'])('loadLowStock rejects %s', (BANK_LOW_STOCK) => {
  expect(() => loadLowStock({ BANK_LOW_STOCK })).toThrow('BANK_LOW_STOCK');
});
