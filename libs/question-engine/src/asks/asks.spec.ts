import { findTreeValue } from '../core/expression.js';
import { describe, expect, it } from '@jest/globals';
import { Dice } from '../core/dice.js';
import { solveFacts } from '../core/fact-solver.js';
import { workOut } from '../lines/line.js';
import { listNames, readEquation, readTree } from '../lines/trees.js';
import { exact } from '../numbers/exact.js';
import { findAsks } from './asks.js';
import { STRUCTURES } from '../structures/catalogue.js';
import { NUMBER, change, holding } from '../structures/quantity.js';
import { gain, listMeasures } from '../structures/relations.js';
import { type Structure, type Values, listCases, scaleValues } from '../structures/structure.js';

const DRAWS = 40;

function drawSome(structure: Structure): Values[] {
  const values: Values[] = [];
  for (let seed = 1; seed < DRAWS * 60 && values.length < DRAWS; seed += 1) {
    const drawn = structure.draw(new Dice(seed), { low: 6, high: seed % 2 === 0 ? 60 : 400 });
    if (drawn) values.push(scaleValues(structure, drawn, exact(1, seed % 3 === 0 ? 2 : 1)));
  }
  return values;
}

const stepsOf = ({ steps, lastSteps = [] }: Structure): string[] => [...steps, ...lastSteps];

/** Everything that follows from a draw, so that equations over middle results can be held to it too. */
function withSteps(structure: Structure, values: Values): Values {
  const facts = stepsOf(structure).map((equation) => ({ kind: 'relation', equation }) as const);
  return solveFacts(facts, values) ?? new Map();
}

describe.each(STRUCTURES.map((structure) => [structure.id, structure] as const))('%s', (_, structure) => {
  const draws = drawSome(structure);

  it('is drawn in every range', () => expect(draws).toHaveLength(DRAWS));

  it('has relations and steps that hold in every draw', () => {
    for (const values of draws) {
      const known = withSteps(structure, values);
      for (const text of [
        ...stepsOf(structure),
        ...structure.relations.flatMap(({ equations }) => equations),
      ]) {
        const { left, right } = readEquation(text);
        const sides = [left, right].map((side) => findTreeValue(side, known)?.toFraction());
        expect([text, sides[0]]).toEqual([text, sides[1]]);
        expect(sides[0]).toBeDefined();
      }
    }
  });

  it('has asks whose lines lead to the drawn value and use nothing that is not given', () => {
    const asks = findAsks(structure);
    expect(asks.length).toBeGreaterThanOrEqual(3);
    const measures = new Set(structure.relations.flatMap((relation) => listMeasures(relation)));
    for (const ask of asks) {
      for (const values of draws.slice(0, 10)) {
        const tools = [...values].filter(
          ([name]) => structure.quantities[name]?.is === 'number' && !measures.has(name),
        );
        const given = ask.given.map((name) => [name, values.get(name) ?? exact(0)] as const);
        const found = workOut(ask.lines, new Map([...tools, ...given]))?.get(ask.asked);
        expect([ask.id, found?.toFraction()]).toEqual([ask.id, values.get(ask.asked)?.toFraction()]);
      }
    }
  });

  it('has slips over quantities of its own', () => {
    const names = new Set(Object.keys(structure.quantities));
    for (const slip of structure.slips) {
      const cases = [slip.at, slip.plan, slip.gives].flatMap((each) => listCases(each));
      expect(cases.length).toBeGreaterThan(0);
      for (const [place, text] of cases)
        for (const name of [place, ...listNames(readTree(text))]) expect(names).toContain(name);
      // Told numbers come by their names.
      expect(slip.says.replace(/\{\w+\}|\bDay [12]\b|\b(?:not|by|uses) [13]\b/g, '')).not.toMatch(/\d/);
    }
  });
});

describe('findAsks', () => {
  const structure: Structure = {
    id: 'one-change',
    grades: [],
    quantities: { a0: holding('A'), a1: holding('A', 1), x: change(1), idle: NUMBER },
    relations: [gain('x', 'A', 1, 'a0', 'a1')],
    steps: [],
    draw: (dice) => {
      const [a0, x] = [dice.int(1, 9), dice.int(1, 9)];
      return { a0, x, a1: a0 + x, idle: 1 };
    },
    slips: [],
  };

  it('finds each place of the unknown with the least that settles it', () => {
    expect(findAsks(structure).map(({ id }) => id)).toEqual(['a0 < a1 x', 'a1 < a0 x', 'x < a0 a1']);
  });

  it('leaves out what is struck out', () => {
    expect(findAsks({ ...structure, struckOut: ['x < a0 a1'] })).toHaveLength(2);
  });
});
