import { describe, expect, it } from '@jest/globals';
import { buildTopicRecord } from '../../testing/child-figures.js';
import { levelSentence } from './explain-levels.rules.js';

describe('levelSentence', () => {
  it('names the forecast, how certain it is, and the answers that moved it most', () => {
    expect(levelSentence(buildTopicRecord())).toBe(
      'The forecast for an average question is 71%, quite certain. Answers that moved it most: right on 18 Nov, not right on 12 Nov.',
    );
  });

  it.each([
    [0.1, 'with little known yet'],
    [0.3, 'fairly certain'],
    [0.5, 'quite certain'],
  ])('calls a certainty of %d %s', (certainty, words) => {
    expect(levelSentence(buildTopicRecord({ certainty }))).toContain(`71%, ${words}.`);
  });

  it('says nothing where no forecast is told', () => {
    expect(levelSentence(buildTopicRecord({ forecast: null, certainty: null }))).toBeNull();
  });
});
