/** How far one answer moved a pupil's level. */
export interface Move {
  /** When it was answered. */
  at: Date;
  isRight: boolean;
  /** Log-odds; above 0 it raised the level. */
  moved: number;
}

/** Answers named in one sentence. */
const NAMED_MOVES = 3;

/** The answers that moved a level most, the strongest first. */
export function listStrongest(moves: readonly Move[]): Move[] {
  return moves.toSorted((a, b) => Math.abs(b.moved) - Math.abs(a.moved)).slice(0, NAMED_MOVES);
}

/** One sentence for why the level in a topic stands where it does; for adults. */
export function explainLevel(topic: string, moves: readonly Move[], toDate: (at: Date) => string): string {
  const strongest = listStrongest(moves);
  if (strongest.length === 0) return `${topic} has no answers yet.`;
  const named = strongest.map(({ at, isRight }) => `${isRight ? 'right' : 'wrong'} on ${toDate(at)}`);
  const answers = named.length === 1 ? 'This answer' : 'These answers';
  return `${answers} moved the level in ${topic} most: ${named.join(', ')}.`;
}
