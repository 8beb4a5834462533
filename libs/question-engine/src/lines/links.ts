import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { Dice, mixSeed } from '../core/dice.js';
import { keepFor, remember } from '../memory/remember.js';
import type { Draft, Shape } from '../core/draft.js';
import type { WorkedResult } from '../core/working.js';
import type { Exact } from '../numbers/exact.js';
import {
  type WorkingUnit,
  cutAtNumbers,
  findWorkedValue,
  listSigns,
  listWrittenNumbers,
} from './written-numbers.js';

/** A number of a line that is the result of an earlier line. */
export interface Link {
  line: number;
  /** Which number of the line's expression, from 0. */
  number: number;
  from: number;
}

const UNITS: readonly WorkingUnit[] = [null, 'cm', 'm', 'g', 'ml', 'min', 's'];

/** The unit in which every line of a working is true; undefined where its lines are no arithmetic. */
export const findWorkingUnit = (results: readonly WorkedResult[]): WorkingUnit | undefined =>
  UNITS.find((unit) =>
    results.every(({ expression, value }) => findWorkedValue(expression, unit)?.equals(value) === true),
  );

/** A unit in which all of these can be worked out; the bare numbers first. */
export const findWorkingUnitOf = (expressions: readonly string[]): WorkingUnit =>
  UNITS.find((unit) => expressions.every((text) => findWorkedValue(text, unit) !== null)) ?? null;

interface Sample {
  pattern: string;
  numbers: ReadonlyArray<readonly Exact[]>;
  results: readonly Exact[];
}

const SAMPLES = 10;
const DRAWS = 120;
/** So many others of the same pattern must agree: one of them could do so by chance. */
const FEWEST_ALIKE = 3;

/** A sum of as many numbers as a drawing happens to show, such as coins. */
const isLongSum = (expression: string): boolean => {
  const signs = listSigns(expression);
  return signs.length >= 2 && signs.every((sign) => sign === '+');
};

/** The working with its numbers masked; null where its lines are no arithmetic. */
function toSample({ working: { results } }: Draft): Sample | null {
  const unit = findWorkingUnit(results);
  if (unit === undefined) return null;
  const mask = (expression: string): string =>
    isLongSum(expression)
      ? 'sum'
      : cutAtNumbers(expression, unit)
          .filter((_, i) => i % 2 === 0)
          .join('#');
  return {
    pattern: results.map(({ expression }) => mask(expression)).join('; '),
    numbers: results.map(({ expression }) =>
      isLongSum(expression) ? [] : listWrittenNumbers(expression, unit),
    ),
    results: results.map(({ value }) => value),
  };
}

const listSamples = keepFor((shape: Shape) =>
  remember((level): readonly Sample[] => {
    const samples: Sample[] = [];
    for (let seed = 1; seed <= DRAWS && samples.length < SAMPLES; seed += 1) {
      const draft = shape.draw(new Dice(mixSeed('links', shape.id, level, seed)), level as ProficiencyLevel);
      const sample = draft && toSample(draft);
      if (sample) samples.push(sample);
    }
    return samples;
  }),
);

/**
 * Which numbers of a working are results of earlier lines. A shape writes its lines as text, so a link is what holds in
 * every draw of the same working: a number that only happens to equal a result in one draw is none. Null when there
 * are too few draws to tell.
 */
export function findLinks(shape: Shape, level: ProficiencyLevel, draft: Draft): readonly Link[] | null {
  const own = toSample(draft);
  if (!own) return null;
  const alike = listSamples(shape)(level).filter(({ pattern }) => pattern === own.pattern);
  if (alike.length < FEWEST_ALIKE) return null;
  const all = [own, ...alike];
  return own.numbers.flatMap((numbers, line) =>
    numbers.flatMap((_, number): Link[] => {
      // The nearest line before it, where several have the same result in every draw.
      const from = [...own.results.slice(0, line).keys()].findLast((place) =>
        all.every((one) => {
          const [used, found] = [one.numbers[line]?.[number], one.results[place]];
          return used !== undefined && found !== undefined && used.equals(found);
        }),
      );
      return from === undefined ? [] : [{ line, number, from }];
    }),
  );
}
