import { describe, expect, it } from '@jest/globals';
import { checkItem } from './check-item.js';
import { labelInSentence } from './core/label-phrase.js';
import { readCoreParams } from './core-params.js';
import { makeItem } from './make-item.js';

describe('an item of the core', () => {
  const spec = {
    gradeLevel: 'Primary 4',
    subStrandId: 'whole_numbers',
    heuristicId: 'h3_internal_transfer',
    level: 'guided',
    questionType: 'open-ended',
    seed: 5,
    id: 'item',
  } as const;

  it('is of the structure, form and world that are wished for', () => {
    const wishes = { structure: 'still-more', form: 'two-sources', world: 'stamps' };
    expect(readCoreParams(makeItem(spec, wishes))).toMatchObject(wishes);
  });

  it('has a world to choose, which a cell that is drawn from shapes has not', () => {
    expect(() => makeItem({ ...spec, subStrandId: 'angles_basic' }, { world: 'stamps' })).toThrow(RangeError);
  });

  it('is faulted when its key, a told value or the named option is changed', () => {
    const item = makeItem(spec);
    const part = item.scheme.parts[0];
    if (!part) throw new Error('no part');
    const wrong = { ...part, expected: '1 stamp', acceptedAnswers: [] };
    const kinds = (changed: typeof item): string => checkItem(changed).faults.join('; ');
    const parts = item.scheme.parts.with(-1, wrong);
    expect(kinds({ ...item, scheme: { ...item.scheme, parts } as typeof item.scheme })).toContain('solve');
    const [name = '', value = ''] =
      Object.entries(item.provenance.params).find(([key]) => key.startsWith('given ')) ?? [];
    const params = { ...item.provenance.params, [name]: String(Number(value) + 1) };
    expect(kinds({ ...item, provenance: { ...item.provenance, params } })).toMatch(/solve|params/);
    const choice = makeItem(
      { ...spec, level: 'not_ready', questionType: 'mcq' },
      { form: 'choose-the-model' },
    );
    const steps = choice.scheme.solutionSteps.with(-1, 'The right option is E.');
    expect(kinds({ ...choice, scheme: { ...choice.scheme, solutionSteps: steps } })).toContain('steps');
  });

  it('is faulted when its last line says that another sum should be used than the working has', () => {
    const choices = Array.from({ length: 12 }, (_, seed) =>
      makeItem({ ...spec, questionType: 'mcq', seed }, { form: 'who-is-right' }),
    ).filter(({ scheme }) => / should use .+\. /.test(scheme.solutionSteps.at(-1) ?? ''));
    expect(choices.length).toBeGreaterThan(3);
    for (const { scheme, ...item } of choices) {
      const last = scheme.solutionSteps.at(-1)?.replace(/ should use .+?\. /, ' should use 1 + 1. ') ?? '';
      const solutionSteps = scheme.solutionSteps.with(-1, last);
      const faults = checkItem({ ...item, scheme: { ...scheme, solutionSteps } }).faults.join('; ');
      expect(faults).toContain('not truly why');
    }
  });

  it('is faulted when a value on the way or a told one is called something else', () => {
    const item = makeItem({ ...spec, level: 'mastery' }, { form: 'plain' });
    const result = item.scheme.solutionSteps[0]?.split(' = ').at(-1) ?? '';
    const told = Object.entries(item.provenance.params).find(([key]) => key.startsWith('given '))?.[1] ?? '';
    const unit = result.replace(/^\S+/, '');
    const faultsOf = (answer: string, explanation: string): string => {
      const misconceptions = [{ code: 'c', answer, explanation }];
      return checkItem({ ...item, scheme: { ...item.scheme, misconceptions } }).faults.join('; ');
    };
    for (const answer of [result, `${told}${unit}`])
      expect(faultsOf(answer, 'Take away both.')).toContain('c is not called what it is');
    expect(faultsOf(result, 'This is "The rest". There is one more step.')).toContain('called');
    expect(faultsOf(result, 'This is what one of them had.')).toBe('');
  });

  it('is faulted when a hint names a sign and nothing of the item', () => {
    const item = makeItem({ ...spec, level: 'guided' }, { form: 'fill-the-working' });
    const scaffoldingHints = item.question.scaffoldingHints.with(2, 'Make equal parts.');
    const { faults } = checkItem({ ...item, question: { ...item.question, scaffoldingHints } });
    expect(faults.join('; ')).toContain('names nothing of the item');
  });

  it('is faulted when a hint names what is shown or what is asked', () => {
    const item = makeItem({ ...spec, level: 'guided' }, { form: 'fill-the-working' });
    const named = item.scheme.solutionSteps
      .filter((line) => line.includes(' = '))
      .map((line) => line.split(': ')[0]);
    expect(checkItem(item).faults).toEqual([]);
    const { question } = item;
    for (const label of [named[0], named.at(-1)]) {
      const scaffoldingHints = question.scaffoldingHints.with(
        1,
        `Next find ${labelInSentence(label ?? '')}.`,
      );
      const faults = checkItem({ ...item, question: { ...question, scaffoldingHints } }).faults.join('; ');
      expect(faults).toContain('names nothing to find');
    }
  });
});
