import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { makeItem } from '../make-item.js';
import { likeness, listDuplicateFaults, maskedTrigrams, noveltyOf } from './near-duplicates.js';

function buildItem(seed: number, changes: { id?: string; source?: 'engine' | 'model' } = {}): Item {
  const item = makeItem({
    gradeLevel: 'Primary 5',
    subStrandId: 'money',
    heuristicId: 'h2_before_after',
    level: 'guided',
    questionType: 'open-ended',
    seed,
    id: changes.id ?? `item-${seed}`,
  });
  return { ...item, provenance: { ...item.provenance, source: changes.source ?? 'engine' } };
}

function withStem(item: Item, questionText: string): Item {
  return { ...item, question: { ...item.question, questionText } };
}

describe('likeness of stems', () => {
  const trigrams = (stem: string) => maskedTrigrams(stem);

  it('does not see numbers and names', () => {
    expect(
      likeness(
        trigrams('Siti had 36 480 beads. She gave 12 away.'),
        trigrams('Ravi had 5 beads. She gave 3/4 away.'),
      ),
    ).toBe(1);
  });

  it('does not see names that are none of ours', () => {
    const stem = (one: string, other: string) =>
      trigrams(
        `At first, Siti and ${one} had 113 stickers. ${one} gave ${other} 7. How many had ${one} left?`,
      );
    expect(likeness(stem('Haziq', 'Shanti'), stem('Zhi Hao', 'Ravi'))).toBe(1);
    const stall = (name: string) => trigrams(`At first, ${name} X sold 30 cups. Then ${name} X sold 5 more.`);
    expect(likeness(stall('Stall'), stall('Shop'))).toBeLessThan(1);
  });

  it('is 0 for other stories and in between for retold ones', () => {
    const first = trigrams('A baker made 36 kaya puffs and sold 12 of them. How many were left?');
    expect(likeness(first, trigrams('The figure shows two angles on a straight line.'))).toBe(0);
    const retold = likeness(
      first,
      trigrams('A baker made 90 kaya puffs and ate 2 of them. How many were left?'),
    );
    expect(retold).toBeGreaterThan(0.5);
    expect(retold).toBeLessThan(1);
  });

  it('compares very short stems whole', () => {
    expect(likeness(trigrams('Find x.'), trigrams('Find y.'))).toBe(0);
    expect(likeness(trigrams(''), trigrams(''))).toBe(1);
  });
});

describe('duplicates in a pairing', () => {
  const item = buildItem(7);

  it('ignores the item itself', () => {
    expect(listDuplicateFaults(item, [item])).toEqual([]);
    expect(noveltyOf(item, [item])).toBe(1);
  });

  it('are found when drawn from the same numbers, under another id', () => {
    expect(listDuplicateFaults(buildItem(7, { id: 'again' }), [item])).toEqual([
      `duplicate: drawn like ${item.question.id}`,
    ]);
  });

  it('of a model are found by the story alone, of the engine by story and key', () => {
    const retold = buildItem(8);
    const sameStory = withStem(retold, item.question.questionText.replace(/\d/g, '9'));
    expect(listDuplicateFaults(sameStory, [item])).toEqual([]);
    const byModel = { ...sameStory, provenance: { ...sameStory.provenance, source: 'model' as const } };
    expect(listDuplicateFaults(byModel, [item])).toHaveLength(1);
    const sameKey = { ...sameStory, scheme: { ...item.scheme, questionId: sameStory.question.id } };
    expect(listDuplicateFaults(sameKey, [item])).toHaveLength(1);
    expect(noveltyOf(sameStory, [item])).toBe(0);
  });
});
