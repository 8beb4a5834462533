import { gcd } from '../../numbers/exact.js';
import type { Name, Owner } from '../quantity.js';
import { type Relation, asFraction } from '../relations.js';
import type { Structure } from '../structure.js';
import { RATIO_SHARE } from './compared.structures.js';
import { RATIO_STRUCTURES } from './ratio.structures.js';

/** The two names that the equation of a ratio of two compares, by owner. */
function readHeld(relation: Extract<Relation, { says: 'ratio' }>): Record<Owner, Name> | null {
  const [, first, second] = /^(\w+) \* \w+ = (\w+) \* \w+$/.exec(relation.equations[0] ?? '') ?? [];
  const [a, b] = relation.owners;
  return first && second && a && b ? ({ [a]: first, [b]: second } as Record<Owner, Name>) : null;
}

function tellAsFraction(relation: Relation): Relation {
  if (relation.says !== 'ratio' || relation.owners.length !== 2) return relation;
  const held = readHeld(relation);
  const [p, q] = relation.terms;
  return held && p && q ? asFraction([p, q], held, relation.at) : relation;
}

/** The same structure where each ratio of two is told as a fraction: `3/5 as many as`. */
function inFractions(structure: Structure): Structure {
  const relations = structure.relations.map(tellAsFraction);
  const pairs = relations.flatMap((relation) => (relation.says === 'as-fraction' ? [relation.terms] : []));
  return {
    ...structure,
    id: `${structure.id}-in-fractions`,
    relations,
    draw: (dice, range) => {
      const drawn = structure.draw(dice, range);
      const isReduced = pairs.every(([p = '', q = '']) => gcd(drawn?.[p] ?? 1, drawn?.[q] ?? 1) === 1);
      return isReduced ? drawn : null;
    },
    slips: structure.slips.map((slip) => ({ ...slip, says: slip.says.replace(/\bratios\b/g, 'fractions') })),
  };
}

/** Everything that is told in ratios, told in fractions. */
export const FRACTION_STRUCTURES: readonly Structure[] = [RATIO_SHARE, ...RATIO_STRUCTURES].map(inFractions);
