import { describe, expect, it } from '@jest/globals';
import { markAnswer } from '@sumfox/answer-marking/mark-answer';
import { NETS_OF_A_CUBE } from '../../forms/cube-nets.js';
import { makeItem } from '../../make-item.js';
import { isCubeNet } from './cube-nets.tasks.js';

const MADE = { level: 'guided', questionType: 'open-ended', id: 'item' } as const;

describe('isCubeNet', () => {
  it('folds all eleven nets, and none that covers a face two times', () => {
    expect(NETS_OF_A_CUBE.filter((net) => !isCubeNet(net))).toEqual([]);
    expect(
      [
        ['###', '###'],
        ['####', '#..#'],
        ['#####', '..#..'],
      ].filter((net) => isCubeNet(net)),
    ).toEqual([]);
  });
});

describe('figures of the syllabus', () => {
  it('tell a protractor by its marks, never by the size of the angle', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { question, scheme } = makeItem(
        {
          ...MADE,
          gradeLevel: 'Primary 4',
          subStrandId: 'angles_basic',
          heuristicId: 'h2_before_after',
          seed,
        },
        { structure: 'angle-on-a-protractor', form: 'plain' },
      );
      const size = scheme.parts[0]?.expected.replace('°', '') ?? '';
      expect(question.visual?.alt).not.toMatch(new RegExp(`\\b${size}\\b`));
    }
  });

  it('take every name of an angle', () => {
    const item = makeItem(
      {
        ...MADE,
        gradeLevel: 'Primary 4',
        subStrandId: 'angles_basic',
        heuristicId: 'h10_logical_deduction',
        seed: 3,
      },
      { structure: 'name-of-a-marked-angle' },
    );
    const [part] = item.scheme.parts;
    const [p = '', q = '', r = ''] = [...(part?.expected ?? '').slice(1)];
    for (const name of [`∠${p}${q}${r}`, `∠${r}${q}${p}`, `angle ${p}${q}${r}`, `${r}${q}${p}`])
      expect(part && markAnswer(part, name).outcome).toBe('correct');
    expect(part && markAnswer(part, `∠${q}${p}${r}`).outcome).toBe('incorrect');
  });

  it('ask for a fraction in the form that is told', () => {
    const item = makeItem(
      {
        ...MADE,
        gradeLevel: 'Primary 4',
        subStrandId: 'fractions',
        heuristicId: 'h10_logical_deduction',
        seed: 2,
      },
      { structure: 'improper-to-mixed-number', form: 'plain' },
    );
    const [part] = item.scheme.parts;
    const told = /\d+\/\d+/.exec(item.question.questionText)?.[0] ?? '';
    expect(part?.expected).toMatch(/^\d+ \d+\/\d+$/);
    expect(part && markAnswer(part, told).outcome).not.toBe('correct');
  });

  it('write what follows from a slip in fractions, where the working does', () => {
    const cards = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      makeItem(
        {
          ...MADE,
          level: 'independent',
          gradeLevel: 'Primary 4',
          subStrandId: 'fractions',
          heuristicId: 'h1_make_whole_model',
          seed,
        },
        { structure: 'fractions-used-and-left', form: 'spot-the-mistake' },
      ),
    );
    expect(cards.filter(({ question }) => /\d\.\d/.test(question.visual?.alt ?? ''))).toEqual([]);
  });

  it.each(['to-the-24-hour-clock', 'from-the-24-hour-clock'])(
    'marks the same time on the other clock wrong (%s)',
    (structure) => {
      const item = makeItem(
        { ...MADE, gradeLevel: 'Primary 3', subStrandId: 'time', heuristicId: 'h2_before_after', seed: 5 },
        { structure, form: 'plain' },
      );
      const [part] = item.scheme.parts;
      const told = item.provenance.params['told'] ?? '';
      expect(part && markAnswer(part, told).outcome).not.toBe('correct');
    },
  );
});
