import { describe, expect, it } from '@jest/globals';
import { exact } from '../numbers/exact.js';
import { numberText } from '../numbers/number-text.js';
import { type Ask, findAsks } from '../asks/asks.js';
import { SUM_AND_DIFFERENCE } from '../structures/catalogue/compared.structures.js';
import { findLines, findShortestLines, isOneStepFrom, measureChain, workOut } from './line.js';
import { type Naming, type Replay, replayAll, replaySlip, toSetting } from '../asks/replay.js';
import { isolate, readEquation, writeTree } from './trees.js';

const NAMES: Naming = { whatOf: (name) => `"${name}"`, isSaid: () => false };

const toReplay = (ask: Ask, slips = SUM_AND_DIFFERENCE.slips): Replay => ({
  ask,
  slips,
  names: Object.keys(SUM_AND_DIFFERENCE.quantities),
  isFit: () => true,
});

const write = (equation: string, name: string, values: Record<string, number>): string => {
  const tree = isolate(readEquation(equation), name);
  const known = new Map(Object.entries(values).map(([key, value]) => [key, exact(value)]));
  return tree ? writeTree(tree, known, (_, value) => numberText(value)) : '';
};

describe('isolate', () => {
  it.each([
    ['a = b + c', 'b', '9 − 4'],
    ['a = b - c', 'b', '9 + 4'],
    ['a = c - b', 'b', '4 − 9'],
    ['a = b * c', 'b', '9 ÷ 4'],
    ['a = b / c', 'b', '9 × 4'],
    ['a = (b - c) / 2', 'b', '9 × 2 + 4'],
  ])('brings %s to %s', (equation, name, text) => {
    expect(write(equation, name, { a: 9, c: 4 })).toBe(text);
  });

  it('gives nothing where the name stands twice', () => {
    expect(isolate(readEquation('a = b - b * p'), 'b')).toBeNull();
  });
});

describe('findLines', () => {
  const equations = ['twice = sum - gap', 'twice = 2 * b', 'a = b + gap'];

  it('finds what the asked quantity needs, and no more', () => {
    const lines = findLines([...equations, 'idle = sum + gap'], ['sum', 'gap'], 'a') ?? [];
    expect(lines.map(({ finds }) => finds)).toEqual(['twice', 'b', 'a']);
    expect(measureChain(lines)).toBe(3);
    const known = workOut(
      lines,
      new Map([
        ['sum', exact(40)],
        ['gap', exact(12)],
      ]),
    );
    expect(known?.get('a')?.equals(26)).toBe(true);
  });

  it('gives null where equations have to be solved together', () => {
    expect(findLines(['s = a + b', 'd = a - b'], ['s', 'd'], 'a')).toBeNull();
  });

  it('takes the way with the fewest sums, whatever comes first', () => {
    const moved = ['sum = 2 * a1', 'sum = a0 + b0', 'a0 = a1 + x', 'b1 = b0 + x', 'b1 = a1'];
    const isTool = (name: string): boolean => name === 'twice';
    const lines = findShortestLines(moved, ['sum', 'x'], 'b0', isTool) ?? [];
    expect(lines.map(({ finds }) => finds)).toEqual(['a1', 'b1', 'b0']);
    const even = findShortestLines([...equations, 'sum = a + b', 'gap = a - b'], ['sum', 'b'], 'gap', isTool);
    expect(even?.map(({ finds }) => finds)).toEqual(['a', 'gap']);
    expect(findShortestLines(['s = a + b', 'd = a - b'], ['s', 'd'], 'a', isTool)).toBeNull();
  });

  it('knows from which amounts one sum leads to the asked one', () => {
    const moved = ['sum = 2 * a1', 'b1 = b0 + x', 'b1 = a1'];
    expect(isOneStepFrom(moved, ['sum', 'x'], 'a1', 'b0')).toBe(true);
    expect(isOneStepFrom(moved, ['sum'], 'x', 'b0')).toBe(false);
  });
});

describe('replaySlip', () => {
  const ask = findAsks(SUM_AND_DIFFERENCE).find(({ id }) => id === 'a0 < sum gap');
  const givens = new Map([
    ['sum', exact(40)],
    ['gap', exact(12)],
  ]);
  const all = new Map([...givens, ['a0', exact(26)], ['b0', exact(14)], ['twice', exact(28)]]);

  it('follows a wrong line truly to its end', () => {
    if (!ask) throw new Error('no such ask');
    const slip = {
      code: 'added',
      says: 'Take it away.',
      at: { twice: 'sum + gap' },
    };
    const [replayed] = replaySlip(ask, slip, toSetting(ask, givens, all));
    expect(replayed?.value.toFraction()).toBe('38');
    expect(replayed?.known.get('b0')?.toFraction()).toBe('26');
  });

  it('gives nothing for a slip that leads to the right value or to another ask', () => {
    if (!ask) throw new Error('no such ask');
    expect(
      replaySlip(ask, { code: 'c', says: 's', plan: { a0: 'sum - b0' } }, toSetting(ask, givens, all)),
    ).toEqual([]);
    expect(
      replaySlip(ask, { code: 'c', says: 's', gives: { b0: 'a0' } }, toSetting(ask, givens, all)),
    ).toEqual([]);
  });

  it('names every wrong value once, with its misconception', () => {
    if (!ask) throw new Error('no such ask');
    const values = replayAll(toReplay(ask), givens, all, NAMES).map(({ value }) => value.toFraction());
    expect(values).toContain('20');
    expect(values).toContain('14');
    expect(new Set(values).size).toBe(values.length);
    expect(values).not.toContain('26');
  });

  it('follows no line below nothing', () => {
    if (!ask) throw new Error('no such ask');
    const slip = { code: 'c', says: 's', at: { twice: 'gap - sum' } };
    expect(replaySlip(ask, slip, toSetting(ask, givens, all))).toEqual([]);
  });

  it('calls a value on the way, and a told one, what it is', () => {
    if (!ask) throw new Error('no such ask');
    const says = 'Halve it.';
    const slips = [
      { code: 'c', says, at: { b0: '14 + 2' } },
      { code: 'c', says, plan: { a0: 'gap + 16' } },
      { code: 'c', says, plan: { a0: 'gap + gap - 12' } },
    ];
    const replayed = replayAll(toReplay(ask, slips), givens, all, NAMES);
    const found = new Map(replayed.map((slip) => [slip.value.toFraction(), slip.says]));
    expect(found.get('28')).toBe('This is "twice". There are more steps to do.');
    expect(found.get('12')).toBe('This number is given. The question asks for something else.');
  });

  it('says in a sentence which quantity was given in place of the asked one', () => {
    if (!ask) throw new Error('no such ask');
    const naming: Naming = {
      whatOf: (name) => `how many ${name} had`,
      isSaid: (name) => name !== 'sum',
    };
    const slips = [
      { code: 'c', says: 'This is the other one. Read again.', gives: { a0: 'b0' } },
      { code: 'c', says: 'This is the total.', gives: { a0: 'sum' } },
      { code: 'c', says: 'Compare them.', plan: { a0: 'gap' } },
    ];
    const replayed = replayAll(toReplay(ask, slips), givens, all, naming);
    const found = new Map(replayed.map((slip) => [slip.value.toFraction(), slip.says]));
    expect(found.get('14')).toBe('This is how many b0 had. Read again.');
    expect(found.get('40')).toBe('This is the total.');
    expect(found.get('12')).toBe('This is how many gap had. Find how many a0 had.');
    expect(found.get('28')).toBe('This is how many twice had. There are more steps to do.');
  });

  it('says of a number that is used on the way that it is used', () => {
    if (!ask) throw new Error('no such ask');
    const says = 'This is the total.';
    const [onTheWay] = replaySlip(
      ask,
      { code: 'c', says, at: { twice: 'sum' } },
      toSetting(ask, givens, all),
    );
    expect(onTheWay?.says).toBe('This uses the total.');
    const [atTheEnd] = replaySlip(ask, { code: 'c', says, at: { a0: 'sum' } }, toSetting(ask, givens, all));
    expect(atTheEnd?.says).toBe('This is the total.');
  });

  const toldAll = new Map([...givens, ['a0', exact(26)], ['b0', exact(14)], ['twice', exact(28)]]);

  it('meets the key by chance only where other numbers would part the ways', () => {
    if (!ask) throw new Error('no such ask');
    const meet = (plan: string) =>
      replaySlip(ask, { code: 'c', says: 's', at: { a0: plan } }, toSetting(ask, givens, toldAll));
    expect(meet('sum - 14').map(({ value }) => value.toFraction())).toEqual(['26']);
    expect(meet('gap + b0')).toEqual([]);
  });

  it('is sure of no way where two ways lead to a value by chance', () => {
    if (!ask) throw new Error('no such ask');
    const isSure = (other: string): boolean | undefined => {
      const slips = ['sum / 2', other].map((plan, i) => ({
        code: 'c',
        says: `Way ${i}.`,
        plan: { a0: plan },
      }));
      const replayed = replayAll(toReplay(ask, slips), givens, toldAll, NAMES);
      return replayed.find(({ value }) => value.equals(20))?.isSure;
    };
    expect(isSure('gap + 8')).toBe(false);
    expect(isSure('(sum + sum) / 4')).toBe(true);
  });

  it('gives any quantity that the story holds, by its name', () => {
    if (!ask) throw new Error('no such ask');
    const naming: Naming = {
      whatOf: (name) => `how many ${name} had`,
      isSaid: (name) => name === 'gap',
    };
    const replayed = replayAll(toReplay(ask, []), givens, toldAll, naming);
    expect(replayed.find(({ gave }) => gave === 'gap')?.says).toBe(
      'This is how many gap had. The question asks for something else.',
    );
    expect(replayed.find(({ gave }) => gave === 'sum')).toBeUndefined();
  });
});
