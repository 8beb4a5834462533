import { describe, expect, it } from '@jest/globals';
import { PROFICIENCY_LEVELS, type GradeLevel } from '@sumfox/curriculum/grades';
import { MADE_KINDS } from '../made-kinds.js';
import { makeItem } from '../make-item.js';
import { listSupportedPairings } from '../supported-pairings.js';
import { putReasons } from './angle-reasons.js';
import { isGuess } from '../solutions/guess-lines.js';

describe('putReasons', () => {
  it('names the reason beside each line that takes from the sum, in place of the sentence', () => {
    expect(
      putReasons(
        [
          'Angles on a straight line add up to 180°.',
          'Angle p now: 105° + 20° = 125°',
          'Angle q now: 180° − 125° = 55°',
        ],
        '',
      ),
    ).toEqual([
      'Angle p now: 105° + 20° = 125°',
      'Angle q now (angles on a straight line): 180° − 125° = 55°',
    ]);
  });

  it('keeps the sentence where guesses are checked by it', () => {
    const solution = [
      'The corner of a rectangle is a right angle.',
      'Guess 1, Angle b 17, Angle a 65: 17 + 65 = 82. Too small.',
      'Another way, if both were like b: 90° − 48° = 42°',
    ];
    expect(putReasons(solution, '')).toEqual([
      ...solution.slice(0, 2),
      'Another way, if both were like b (right angle): 90° − 48° = 42°',
    ]);
  });

  it('reads a sum that the stem tells, and leaves numbers that only look like it', () => {
    const stem = 'Angle b and angle c together make two right angles.';
    expect(putReasons(['Angle c: 180 − 82 = 98°', 'Angle d: 1800 − 82 = 1718°'], stem)).toEqual([
      'Angle c (two right angles): 180 − 82 = 98°',
      'Angle d: 1800 − 82 = 1718°',
    ]);
    expect(putReasons(['Angle c: 180 − 82 = 98°'], 'Angle b is 82°.')).toEqual(['Angle c: 180 − 82 = 98°']);
  });
});

const PLACES: ReadonlyArray<readonly [GradeLevel, string]> = [
  ['Primary 4', 'angles_basic'],
  ['Primary 5', 'geometry'],
  ['Primary 6', 'angles_advanced'],
];

/** Lines that take angles from a right angle, a straight line or a full turn, and have no reason in brackets. */
const listBareLines = (steps: readonly string[]): string[] =>
  steps.filter(
    (line, at) =>
      !isGuess(line) &&
      /: (?:180|360|90)°? −.* = .*°$/.test(line) &&
      // A remainder may come to as much.
      !steps.slice(0, at).some((before) => / = (?:180|360|90)°$/.test(before)) &&
      !/\([^()]+\): /.test(line) &&
      // The turn of a pointer has no figure: its label says what is left of it.
      !/^(?:Still to go|Difference from two right angles|It is less than)\b/.test(line),
  );

describe('solutions of angles', () => {
  it.each(PLACES)('name the reason of each line in %s %s', (gradeLevel, subStrandId) => {
    const pairings = listSupportedPairings(gradeLevel).filter((one) => one.subStrandId === subStrandId);
    const bare = pairings.flatMap(({ heuristicId }, i) =>
      [0, 1, 2, 3, 4, 5].flatMap((draw) => {
        const level = PROFICIENCY_LEVELS[(i + draw) % 4] ?? 'guided';
        const questionType = MADE_KINDS[draw % MADE_KINDS.length] ?? 'mcq';
        const place = { gradeLevel, subStrandId, heuristicId, level, questionType };
        return listBareLines(makeItem({ ...place, seed: 91_000 + draw, id: 'item' }).scheme.solutionSteps);
      }),
    );
    expect(bare).toEqual([]);
  });
});
