import type { Name, Quantity } from '../quantity.js';
import type { Relation } from '../relations.js';
import type { Structure } from '../structure.js';
import { TWO_COMPARED_WITH_ONE } from './three-compared.structures.js';
import { TIMES_AND_SOME_MORE, TIMES_AS_MANY } from './compared.structures.js';

/** A comparison told by an expression: `(3x + 5) stickers`, where x is what the other one had. */
function tellInLetters(relation: Relation): Relation {
  const said = { says: 'in-letters', at: 0 } as const;
  switch (relation.says) {
    case 'times':
      return { ...said, ...comparedIn(relation), times: relation.times, plus: null };
    case 'times-and-more':
      return { ...said, ...comparedIn(relation), times: relation.times, plus: relation.extra };
    default:
      return relation;
  }
}

const comparedIn = ({
  key,
  equations,
  owner,
  than,
}: Extract<Relation, { than: unknown }>): Pick<
  Extract<Relation, { says: 'in-letters' }>,
  'key' | 'equations' | 'owner' | 'than'
> => ({ key: `letters-${key}`, equations, owner, than });

/** Labels of middle results in multiples of x instead of units. */
const LABELS: Readonly<Record<string, string>> = {
  '{m} units': '{m}x',
  '{k} units': '{k}x',
  '{n} units': '{n}x',
  'Total number of units': 'Number of x altogether',
  'Units in the difference': 'Number of x in the difference',
  'The extra part': 'The number added',
};

const relabel = (quantity: Quantity): Quantity =>
  quantity.is === 'step' ? { ...quantity, label: LABELS[quantity.label] ?? quantity.label } : quantity;

/** The same structure, told with a letter. */
const inLetters = (structure: Structure): Structure => ({
  ...structure,
  id: `${structure.id}-in-letters`,
  grades: ['Primary 6'],
  quantities: Object.fromEntries(
    Object.entries(structure.quantities).map(([name, quantity]): [Name, Quantity] => [
      name,
      relabel(quantity),
    ]),
  ),
  relations: structure.relations.map(tellInLetters),
  slips: structure.slips.map((slip) => ({
    ...slip,
    says: slip.says.replace(/\bthe units of\b/, 'x for').replace(/\bmore units\b/, 'more of x'),
  })),
});

/** Comparisons told with a letter. */
export const LETTER_STRUCTURES: readonly Structure[] = [
  TIMES_AS_MANY,
  TIMES_AND_SOME_MORE,
  TWO_COMPARED_WITH_ONE,
].map(inLetters);
