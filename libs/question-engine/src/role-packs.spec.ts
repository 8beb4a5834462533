import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listCombinations, listSubStrands } from '@sumfox/curriculum/sub-strands';
import { ALL_NAMES } from './core/people.js';
import { makeItem } from './make-item.js';

/** Most draws of one cell and level before its contexts are taken for all there are. */
const SEEDS = 12;

/** The opening of a stem without names, numbers, units and the words that stand for people: what is told, and no more. */
function contextOf(stem: string): string {
  const bare = ALL_NAMES.reduce((rest, name) => rest.replaceAll(name, 'N'), stem);
  // A graph's story stands beside it: the words that send the eye there tell nothing.
  const opening = bare.split(/(?<=[.?!])\s/).find((sentence) => !sentence.startsWith('Look at')) ?? '';
  return opening
    .replace(/\d[\d ,./:]*/g, '#')
    .replace(/\b(?:he|she|his|hers?|him|it|its|they|them|their)\b/gi, 'P')
    .replace(/\b(?:km|m|cm|kg|g|ml|h|min|s)\b|ℓ|\$|°|%|[²³]/g, 'U');
}

const PACKS = GRADE_LEVELS.flatMap((grade) => listSubStrands(grade).map(({ id }) => [grade, id] as const));

describe('role packs', () => {
  it('are one for each sub-strand of each grade', () => {
    expect(PACKS).toHaveLength(62);
  });

  it.each(PACKS)('%s %s tells of at least eight contexts', (gradeLevel, subStrandId) => {
    const contexts = new Set<string>();
    const cells = listCombinations(gradeLevel).filter((c) => c.isApplicable && c.subStrandId === subStrandId);
    for (let seed = 1; seed <= SEEDS && contexts.size < 8; seed += 1)
      for (const { heuristicId } of cells)
        for (const level of PROFICIENCY_LEVELS) {
          if (contexts.size >= 8) break;
          const { question } = makeItem({
            gradeLevel,
            subStrandId,
            heuristicId,
            level,
            questionType: 'open-ended',
            seed,
            id: 'item',
          });
          contexts.add(contextOf(question.questionText));
        }
    expect([...contexts].sort().slice(0, 8)).toHaveLength(8);
  });
});
