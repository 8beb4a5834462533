import { describe, expect, it } from '@jest/globals';
import { answeringOf } from './registry.js';

const stem = { place: 'question', name: 'the question', text: 'How many are left?' };
const written = { questionText: stem.text, mcqOptions: null };

describe('spoken', () => {
  it.each(['open-ended', 'fill-in-the-blank'] as const)('returns the stem alone for %s', (questionType) => {
    expect(answeringOf({ questionType }).spoken(written)).toEqual({ stem, parts: [] });
  });

  it('returns the stem, and each option under its letter, for mcq', () => {
    const mcqOptions = [
      { label: 'A' as const, text: '3/4' },
      { label: 'B' as const, text: '12 cm' },
    ];
    expect(answeringOf({ questionType: 'mcq' }).spoken({ ...written, mcqOptions })).toEqual({
      stem,
      parts: [
        { place: 'option-A', name: 'option A', text: '3/4' },
        { place: 'option-B', name: 'option B', text: '12 cm' },
      ],
    });
  });
});
