/** How far one answer moved a pupil's level. */
export interface Move {
  /** When it was answered. */
  at: Date;
  isRight: boolean;
  /** Log-odds; above 0 it raised the level. */
  moved: number;
}

/** Answers that explain a level. */
const NAMED_MOVES = 3;

/** The answers that explain where a level stands: those that moved it most, the strongest first. */
export function listStrongest(moves: readonly Move[]): Move[] {
  return moves.toSorted((a, b) => Math.abs(b.moved) - Math.abs(a.moved)).slice(0, NAMED_MOVES);
}
