import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { PaperDraft } from './paper-draft.rules.js';

const item = (id: string, template: string) => ({ id, template });
const bank = (id: string, template: string) => ({ from: 'bank', id, template }) as const;

describe('PaperDraft', () => {
  it('takes the first candidate with a template that is new to the pupil', () => {
    const draft = new PaperDraft(2, ['a']);
    expect(draft.findBest([item('1', 'a'), item('2', 'b'), item('3', 'c')])).toEqual(bank('2', 'b'));
  });

  it('prefers a recent template to one that is on the paper', () => {
    const draft = new PaperDraft(2, ['a']);
    draft.fill(0, bank('9', 'b'));
    expect([draft.repetition('c'), draft.repetition('a'), draft.repetition('b')]).toEqual([0, 1, 2]);
    expect(draft.findBest([item('2', 'b'), item('1', 'a')])).toEqual(bank('1', 'a'));
  });

  it('repeats a template on the paper as a last resort, but never an item', () => {
    const draft = new PaperDraft(3, []);
    draft.fill(0, bank('1', 'a'));
    expect(draft.findBest([item('1', 'a'), item('2', 'a')])).toEqual(bank('2', 'a'));
    expect(draft.findBest([item('1', 'a')])).toBeNull();
    expect(draft.findBest([])).toBeNull();
  });

  it('never takes an item from the bank that was made for this paper', () => {
    const draft = new PaperDraft(2, []);
    draft.fill(0, { from: 'made', item: { question: { id: '1' } } as Item, template: 'a' });
    expect(draft.findBest([item('1', 'a')])).toBeNull();
    expect(draft.findBest([item('1', 'a'), item('2', 'a')])).toEqual(bank('2', 'a'));
  });

  it('counts a recent template that is also on the paper as on the paper', () => {
    const draft = new PaperDraft(2, ['a']);
    draft.fill(1, bank('1', 'a'));
    expect(draft.repetition('a')).toBe(2);
    expect(draft.listEmpty()).toEqual([0]);
    draft.clear(1);
    expect(draft.repetition('a')).toBe(1);
    expect(draft.listEmpty()).toEqual([0, 1]);
  });
});
