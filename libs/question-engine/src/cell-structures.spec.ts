import { describe, expect, it } from '@jest/globals';
import { listCellStructures, structureOfTemplate } from './cell-structures.js';
import { makeItem } from './make-item.js';

const RATIO = { gradeLevel: 'Primary 5', subStrandId: 'ratio', heuristicId: 'h2_before_after' } as const;

describe('listCellStructures', () => {
  it('names the structure of every item that is drawn, and each can be wished for', () => {
    const level = 'guided';
    const structures = listCellStructures({ ...RATIO, level });
    const templates = structures.map(({ template }) => template);
    expect(new Set(templates).size).toBe(templates.length);
    const spec = { ...RATIO, level, questionType: 'open-ended', id: 'q' } as const;
    for (let seed = 1; seed <= 12; seed += 1)
      expect(templates).toContain(structureOfTemplate(makeItem({ ...spec, seed }).provenance.template));
    for (const { id, template } of structures.slice(0, 4)) {
      const item = makeItem({ ...spec, seed: 5 }, { structure: id });
      expect(structureOfTemplate(item.provenance.template)).toBe(template);
    }
  });

  it('lists nothing for a pairing that is not built', () => {
    expect(listCellStructures({ ...RATIO, subStrandId: 'nets', level: 'guided' })).toEqual([]);
  });
});

it('structureOfTemplate leaves the form out', () => {
  expect(structureOfTemplate('h2/ratio/boats')).toBe('h2/ratio/boats');
  expect(structureOfTemplate('h2/ratio/boats/missing')).toBe('h2/ratio/boats');
});
