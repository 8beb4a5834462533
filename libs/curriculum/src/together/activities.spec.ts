import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '../grades.js';
import { listSubStrands } from '../sub-strands.js';
import { findActivity } from './activities.js';

const ALL = GRADE_LEVELS.flatMap((grade) => listSubStrands(grade).map(({ id }) => id));

describe('findActivity', () => {
  it.each([...new Set(ALL)])('has an activity for %s with three steps and a question to ask', (id) => {
    const activity = findActivity(id);
    expect(activity?.steps).toHaveLength(3);
    expect(activity?.steps.some(({ ask }) => ask !== null)).toBe(true);
  });

  it('keeps every sentence short enough to read aloud', () => {
    const sentences = ALL.flatMap((id) => {
      const { needs, lead, steps, ifItGoesWell, ifItIsHard } = findActivity(id)!;
      const texts = [
        needs,
        lead,
        ifItGoesWell,
        ifItIsHard,
        ...steps.flatMap(({ text, ask }) => [text, ask ?? '']),
      ];
      return texts.flatMap((text) => text.split(/[.?!] /));
    });
    expect(sentences.filter((sentence) => sentence.split(' ').length > 20)).toEqual([]);
  });

  it('is null for an unknown sub-strand', () => {
    expect(findActivity('juggling')).toBeNull();
  });
});
