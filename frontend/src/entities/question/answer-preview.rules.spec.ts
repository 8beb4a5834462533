import { describe, expect, it } from '@jest/globals';
import { previewText } from './answer-preview.rules.js';
import { NOT_YET_KNOWN } from '@sumfox/contracts/assessment/response';

const plain = { questionText: 'How much?', answerUnit: null };
const kg = { questionText: 'How much rice?', answerUnit: 'kg' };
const dollars = { questionText: 'How much did it cost?', answerUnit: '$' };
const time = { questionText: 'At what time did it end?', answerUnit: null };

describe('how an answer is read', () => {
  it.each([
    [kg, '1 1/2', '1½ kg'],
    [kg, '1.5', '1.5 kg'],
    [dollars, '4.5', '$4.50'],
    [plain, '36,480', '36 480'],
    [plain, '3:4', '3 : 4'],
    [plain, '25%', '25%'],
    [time, '3.20pm', '3.20 p.m.'],
  ])('%o reads %s as %s', (question, response, text) => {
    expect(previewText(question, response)).toBe(text);
  });

  it.each([[''], ['  '], [NOT_YET_KNOWN], ['Ali has more'], ['1/'], ['<script>']])(
    'says nothing of %s',
    (response) => {
      expect(previewText(kg, response)).toBeNull();
    },
  );
});
