import { describe, expect, it } from '@jest/globals';
import { type Item, ItemSchema, OPTION_LABELS } from '@sumfox/contracts/question/item';
import { makeItem } from '../make-item.js';
import { KeyPlaces, findKeyPlace } from './key-places.js';

const SPEC = {
  gradeLevel: 'Primary 4',
  subStrandId: 'whole_numbers',
  heuristicId: 'h2_before_after',
  level: 'independent',
  questionType: 'mcq',
  seed: 4,
  id: 'item',
} as const;

/** More than the report needs to judge shares, and a multiple of four. */
const MANY = 400;

const choice = makeItem(SPEC, { form: 'plain' });

/** A choice with its key at another letter. */
const withKeyAt = (label: string): Item => ({
  ...choice,
  scheme: { ...choice.scheme, parts: choice.scheme.parts.map((part) => ({ ...part, expected: label })) },
});

const withOptions = (texts: readonly string[]): Item =>
  ItemSchema.parse({
    ...withKeyAt('B'),
    question: {
      ...choice.question,
      mcqOptions: OPTION_LABELS.map((label, i) => ({ label, text: texts[i] ?? '' })),
    },
  });

describe('findKeyPlace', () => {
  it('counts the smaller options', () => {
    expect(findKeyPlace(withOptions(['$2.50', '$12', '$7', '$3.05']))).toBe(3);
    expect(findKeyPlace(withOptions(['1/2 kg', '1/3 kg', '2/3 kg', '3 kg']))).toBe(0);
  });

  it('is the letter of a made choice, since its values stand in order of size', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const item = makeItem({ ...SPEC, seed }, { form: 'plain' });
      expect(findKeyPlace(item)).toBe(
        OPTION_LABELS.findIndex((label) => label === item.scheme.parts[0]?.expected),
      );
    }
  });

  it('is null for options in words and for other types', () => {
    expect(findKeyPlace(makeItem(SPEC, { form: 'who-is-right' }))).toBeNull();
    expect(findKeyPlace(withOptions(['Only Ali', '12', '13', '14']))).toBeNull();
    expect(findKeyPlace(makeItem({ ...SPEC, questionType: 'open-ended' }))).toBeNull();
  });
});

describe('KeyPlaces', () => {
  it('has no measures without choices', () => {
    const keys = new KeyPlaces();
    keys.take(makeItem({ ...SPEC, questionType: 'open-ended' }));
    expect(keys.listLines()).toEqual([]);
    expect(keys.listBroken()).toEqual([]);
  });

  it('breaks no bound where each letter is as frequent as the others', () => {
    const keys = new KeyPlaces();
    for (let i = 0; i < MANY; i += 1) keys.take(withKeyAt(OPTION_LABELS[i % 4] ?? 'A'));
    expect(keys.listBroken()).toEqual([]);
    expect(keys.listLines().join('\n')).toContain("key's letter C: 25.0 % (bound 23 to 27 %)");
  });

  it('names the letters and places that are too frequent or too rare', () => {
    const keys = new KeyPlaces();
    for (let i = 0; i < MANY; i += 1) keys.take(withKeyAt(i % 10 < 4 ? 'A' : i % 10 < 6 ? 'B' : 'D'));
    const broken = keys.listBroken().join('\n');
    expect(broken).toContain("key's letter C: 0.0 % (bound 23 to 27 %)");
    expect(broken).toContain("key's letter A: 40.0 % (bound 23 to 27 %)");
    expect(broken).toContain("key's place in order of size 4: 40.0 % (bound 20 to 30 %)");
    expect(broken).toContain("key's letter B: 20.0 %");
    expect(broken).not.toContain('place in order of size 2');
  });

  it('breaks no bound by few choices, and says so', () => {
    const keys = new KeyPlaces();
    for (let i = 0; i < 8; i += 1) keys.take(withKeyAt('A'));
    expect(keys.listBroken()).toEqual([]);
    expect(keys.listLines().join('\n')).toContain('choices 8, judged from 400 on');
    expect(keys.listLines().join('\n')).not.toContain('bound');
  });
});
