import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { NoItemFound, makeItem } from '@sumfox/question-engine/make-item';
import { listSupportedPairings } from '@sumfox/question-engine/supported-pairings';
import { wordsOf } from '@sumfox/question-kinds/told-numbers';
import { showsMistake } from './example.rules.js';

/** How stems and cards tell of a mistake. */
const TELLS_OF_MISTAKE = /\bmistake\b|\bis wrong\b|Who is right/;
/** Every so many a pairing, so that all sub-strands are met. */
const STEP = 3;

function draw(gradeLevel: (typeof GRADE_LEVELS)[number]) {
  return listSupportedPairings(gradeLevel)
    .filter((_, i) => i % STEP === 0)
    .flatMap((pairing, i) =>
      PROFICIENCY_LEVELS.flatMap((level, at) => {
        try {
          const seed = 4_100 + 10 * i + at;
          return [makeItem({ gradeLevel, ...pairing, level, questionType: 'open-ended', seed, id: 'x' })];
        } catch (error) {
          if (error instanceof NoItemFound) return [];
          throw error;
        }
      }),
    );
}

describe('showsMistake', () => {
  it.each(GRADE_LEVELS)('is true of the questions of %s that tell of a mistake, and of no other', (grade) => {
    const items = draw(grade);
    for (const item of items)
      expect([wordsOf(item.question), showsMistake(item)]).toEqual([
        wordsOf(item.question),
        TELLS_OF_MISTAKE.test(wordsOf(item.question)),
      ]);
    expect(items.some(showsMistake)).toBe(true);
  });
});
