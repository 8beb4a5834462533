import { ANSWER_NAMES } from '../../checks/read-text.js';
import type { Proof } from '../../core/draft.js';
import { facts } from '../../engines/sketch.js';
import { type Exact, exact, toWhole } from '../../numbers/exact.js';
import { LETTERS } from '../statements/task.js';
import { type Scope, type Value, fillIn, isTrue, readFormula, toNumber } from './formula.js';
import type { TaskRow } from './sheet.schema.js';

/** Names that a candidate is added to, one after the other. */
interface Trial extends Scope {
  names: Map<string, Value>;
}

type Told = (givens: ReadonlyMap<string, Exact>, words: ReadonlyMap<string, string>) => Trial;

function workOutFor(formula: string, trial: Trial, it: Value): Value {
  trial.names.set('it', it);
  return readFormula(formula)(trial);
}

/** A proof that works with what the item shows and with the constants of its row, such as small units in a large one. */
function searchWith(told: Told, solve: (trial: Trial) => Exact[]): Proof {
  return { kind: 'search', solve: (givens, words) => solve(told(givens, words)) };
}

/** Each answer of a choice; letters stand for the texts on their cards. */
function listAnswers({ names }: Scope): string[] {
  const told = names.get(ANSWER_NAMES);
  if (typeof told !== 'string') return [];
  const answers = told.split('|');
  const cards = String(names.get('cards') ?? '').split('|');
  return answers.map((answer, i) => (answer === LETTERS[i] ? (cards[i] ?? '') : answer));
}

/** How an item of a row is solved again. */
export function proveRow({ proof, reading, words: constants }: TaskRow): Proof {
  const fixed: Array<[string, Value]> = Object.entries(constants).map(([name, value]) => [
    name,
    typeof value === 'number' ? exact(value) : value,
  ]);
  const told: Told = (givens, words) => {
    const names = new Map<string, Value>([...fixed, ...words, ...givens]);
    const scope: Trial = { names, dice: null };
    if ('let' in proof)
      for (const [name, formula] of Object.entries(proof.let)) names.set(name, readFormula(formula)(scope));
    return scope;
  };
  const write = (text: string): string => fillIn(text, { names: new Map(fixed), dice: null });
  if ('facts' in proof) {
    const read = reading ? [reading.fact] : [];
    return facts([...read, ...proof.facts].map(write), proof.then.map(write), write(proof.asked));
  }
  if ('is' in proof) return searchWith(told, (scope) => [toNumber(readFormula(proof.is)(scope))]);
  if ('fits' in proof)
    return searchWith(told, (scope) =>
      listAnswers(scope).flatMap((answer, i) =>
        isTrue(workOutFor(proof.fits, scope, answer)) ? [exact(i + 1)] : [],
      ),
    );
  return searchWith(told, (scope) => {
    // A given that is changed to see whether it is needed may be no whole number.
    const [from = 0, to = 0] = proof.try.map((formula) =>
      toWhole(toNumber(readFormula(formula)(scope)).floor()),
    );
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => exact(from + i))
      .filter((it) => isTrue(workOutFor(proof.where, scope, it)))
      .map((it) => toNumber(workOutFor(proof.gives, scope, it)));
  });
}
