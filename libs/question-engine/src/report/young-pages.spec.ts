import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { makeItem } from '../make-item.js';
import { YoungPages, needsPicture } from './young-pages.js';

const made = (seed: number): Item =>
  makeItem({
    gradeLevel: 'Primary 1',
    subStrandId: 'addition_subtraction',
    heuristicId: 'h1_make_whole_model',
    level: 'independent',
    questionType: 'open-ended',
    seed,
    id: `item-${seed}`,
  });
const ITEMS = [1, 2, 3].map(made);
const withStem = (item: Item, questionText: string): Item => ({
  ...item,
  question: { ...item.question, questionText },
});
const LONG = 'Ravi has some shells and Mei has some more shells than he has. How many are there?';

function report(items: readonly Item[], grade: 'Primary 1' | 'Primary 3' = 'Primary 1'): YoungPages {
  const pages = new YoungPages(grade);
  items.forEach((item) => pages.take(item));
  return pages;
}

describe('YoungPages', () => {
  it('finds nothing broken in made items that need their pictures', () => {
    expect(ITEMS.every(needsPicture)).toBe(true);
    expect(report(ITEMS).listBroken()).toEqual([]);
    expect(report(ITEMS).listMeasures()).toMatchObject([{ percent: 0 }, { percent: 100 }]);
  });

  it('names the share of items that are too long to read', () => {
    const [first, ...others] = ITEMS;
    if (!first) throw new Error('no item');
    const [broken] = report([withStem(first, LONG), ...others]).listBroken();
    expect(broken).toMatch(/more than two sentences of eight words/);
  });

  it('names too few pictures that must be used', () => {
    const bare = ITEMS.map((item): Item => ({ ...item, question: { ...item.question, visual: null } }));
    expect(bare.some(needsPicture)).toBe(false);
    expect(report(bare).listBroken().join(' ')).toMatch(/a picture that must be used/);
  });

  it('has no bounds for later grades and without items', () => {
    expect(report(ITEMS, 'Primary 3').listMeasures()).toEqual([]);
    expect(report([]).listMeasures()).toEqual([]);
  });
});
