import { describe, expect, it } from '@jest/globals';
import { demoBrains } from '@sumfox/testing/fake-model/demo-brains';
import { loadAiConfig } from './ai.config.js';
import { MODEL_TASKS } from './model-task.js';

describe('loadAiConfig', () => {
  it('returns no key when it is missing or blank, and treats empty values as absent', () => {
    const names =
      'OPENAI_API_KEY OPENAI_BASE_URL OPENAI_MODEL OPENAI_REASONING_EFFORT OPENAI_TEMPERATURE'.split(' ');
    const money = 'AI_DAILY_USD AI_MONTHLY_USD AI_PUPIL_DAILY_USD OPENAI_MODEL_JUDGE_WORKING'.split(' ');
    const empty = Object.fromEntries([...names, ...money].map((name) => [name, '']));
    expect(loadAiConfig(empty)).toEqual(loadAiConfig({}));
    expect(loadAiConfig({})).toMatchObject({
      apiKey: null,
      baseUrl: 'https://api.openai.com/v1',
      caps: { dailyMicroUsd: 5_000_000, monthlyMicroUsd: 50_000_000, pupilDailyMicroUsd: 50_000 },
    });
    expect(loadAiConfig({ OPENAI_API_KEY: '  ' }).apiKey).toBeNull();
  });

  it('uses the model that is configured for a task', () => {
    const { settings } = loadAiConfig({
      OPENAI_MODEL: 'gpt-5.4-nano',
      OPENAI_MODEL_WRITE_QUESTION: 'somebody-elses',
    });
    expect(settings['judge-working']).toEqual({
      model: 'gpt-5.4-nano',
      takesTemperature: false,
      reasoningEffort: 'none',
    });
    expect(settings['write-question']).toEqual({
      model: 'somebody-elses',
      takesTemperature: true,
      reasoningEffort: null,
    });
    expect(Object.keys(settings)).toEqual([...MODEL_TASKS]);
  });

  it('prefers configured values to known defaults', () => {
    const { settings } = loadAiConfig({ OPENAI_TEMPERATURE: 'send', OPENAI_REASONING_EFFORT: 'low' });
    expect(settings['judge-working']).toEqual({
      model: 'gpt-6-luna',
      takesTemperature: true,
      reasoningEffort: 'low',
    });
    expect(
      loadAiConfig({ OPENAI_TEMPERATURE: 'leave-out', OPENAI_MODEL: 'x' }).settings['judge-working'],
    ).toMatchObject({
      takesTemperature: false,
    });
  });

  it.each([
    ['0.05', 50_000],
    ['0', 0],
    ['12', 12_000_000],
    ['0.000001', 1],
    ['1.10', 1_100_000],
  ])('reads %s dollars', (text, microUsd) => {
    expect(loadAiConfig({ AI_DAILY_USD: text }).caps.dailyMicroUsd).toBe(microUsd);
  });

  it.each([
    ['AI_DAILY_USD', '-1'],
    ['AI_DAILY_USD', '1,50'],
    ['AI_MONTHLY_USD', '1e9'],
    ['OPENAI_BASE_URL', 'not an address'],
    ['OPENAI_BASE_URL', 'file:///x'],
    ['OPENAI_REASONING_EFFORT', 'all'],
    ['OPENAI_TEMPERATURE', 'maybe'],
  ])('refuses %s=%s by name, without its value', (name, value) => {
    expect(() => loadAiConfig({ [name]: value })).toThrow(name);
    expect(() => loadAiConfig({ [name]: value })).not.toThrow(value);
  });

  it('has demo brains for known tasks only', () => {
    expect(MODEL_TASKS).toEqual(expect.arrayContaining(Object.keys(demoBrains)));
  });
});
