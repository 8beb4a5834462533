import { type Line, findLines } from '../lines/line.js';
import type { Name } from '../structures/quantity.js';
import type { Situation, SituationAsk, Statement } from './situation.js';

/** The told statements of an ask in their order. Throws RangeError for a key that the situation does not have. */
export const listTold = ({ id, statements }: Situation, { tells }: SituationAsk): Statement[] =>
  tells.map((key) => {
    const statement = statements[key];
    if (!statement) throw new RangeError(`${id}: no statement ${key}`);
    return statement;
  });

/** Names of the numbers that an ask tells. */
export const listGiven = (situation: Situation, ask: SituationAsk): readonly Name[] => [
  ...new Set(listTold(situation, ask).flatMap(({ tells }) => tells)),
];

/** The equations that a pupil is told, with those that the question defines. */
export const listToldEquations = (situation: Situation, ask: SituationAsk): readonly string[] => [
  ...listTold(situation, ask).flatMap(({ equations }) => equations),
  ...(ask.defines ?? []),
];

/** Whether an equation has one operation. */
const isSimple = (equation: string): boolean => (equation.match(/[-+*/]/g)?.length ?? 0) <= 1;

/** What a guess finds before the other lines; nothing where the guess is the answer, which is worked out then. */
export const listGuessed = ({ guesses, asked }: SituationAsk): readonly Name[] =>
  guesses && guesses.of !== asked ? [guesses.of] : [];

/**
 * Lines from the told numbers to the asked one. Steps come before the told equations; a step counts only where what is
 * told bears it out. Throws RangeError where no line leads there.
 */
export function findSituationLines(situation: Situation, ask: SituationAsk): readonly Line[] {
  const told = listToldEquations(situation, ask);
  const known = [...listGiven(situation, ask), ...listGuessed(ask)];
  const all = [...situation.steps, ...told];
  // One operation a line where that leads to the answer: the whole equation is the last resort.
  const lead = (from: Iterable<Name>, to: Name): readonly Line[] | null =>
    findLines(all.filter(isSimple), from, to) ?? findLines(all, from, to);
  const first = ask.guesses?.first;
  const begun = first === undefined ? [] : lead(listGiven(situation, ask), first);
  const begunNames = (begun ?? []).map(({ finds }) => finds);
  const later = lead([...known, ...begunNames], ask.asked);
  const lines = begun && later && [...begun, ...later];
  if (!lines) throw new RangeError(`${situation.id}.${ask.id}: no lines to ${ask.asked}`);
  return lines;
}
