import { describe, expect, it } from '@jest/globals';
import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { makeItem } from '../make-item.js';
import { listSupportedPairings } from '../supported-pairings.js';

const TYPES: readonly QuestionKind[] = ['open-ended', 'mcq', 'fill-in-the-blank'];

/** One item of every third or so pairing of a heuristic, of levels and kinds in turn. */
function drawItems(heuristic: string, every: number): Item[] {
  const pairings = GRADE_LEVELS.flatMap((gradeLevel) =>
    listSupportedPairings(gradeLevel)
      .filter(({ heuristicId }) => heuristicId.startsWith(`${heuristic}_`))
      .map((pairing) => ({ ...pairing, gradeLevel })),
  ).filter((_, i) => i % every === 0);
  return pairings.map(({ gradeLevel, subStrandId, heuristicId }, i) =>
    makeItem({
      ...{ gradeLevel, subStrandId, heuristicId, seed: 26_1126 + i, id: `${i}` },
      level: PROFICIENCY_LEVELS[i % 4] ?? 'guided',
      questionType: TYPES[i % 3] ?? 'mcq',
    }),
  );
}

/** Share of items whose solution has a drawing of a kind, told by the first word of its text. */
const shareOf = (items: readonly Item[], kinds: RegExp): number =>
  items.filter(({ scheme }) => scheme.solutionVisuals?.some(({ alt }) => kinds.test(alt))).length /
  items.length;

/** Without those that ask what else is needed: nothing can be drawn of a number that is not told. */
const ofSeveralMarks = (items: readonly Item[]): Item[] =>
  items.filter(
    ({ question, provenance }) => question.marks > 1 && !provenance.template.endsWith('/what-else'),
  );

describe('the solution of an item', () => {
  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7'])(
    'has a bar model beside it where %s is worth two marks or more, or the steps of a clock',
    (heuristic) => {
      const items = ofSeveralMarks(drawItems(heuristic, 2));
      expect(items.length).toBeGreaterThan(4);
      expect(shareOf(items, /^(?:Bar model|Arrows)/)).toBe(1);
    },
  );

  it('shows the arrows there and back where a story is undone', () => {
    expect(shareOf(drawItems('h7', 2), /^Arrows\. Story: .* Back: /)).toBeGreaterThanOrEqual(0.9);
  });

  it('shows a table of guesses, the last of them right, and a hint that guesses beside it', () => {
    const tried = drawItems('h8', 2).filter((item) => shareOf([item], /^Table: Guess and check\./) > 0);
    expect(tried.length).toBeGreaterThan(9);
    expect(shareOf(tried, /^Table: Guess and check\..*\bright\.$/)).toBe(1);
    for (const { question } of tried) expect(question.scaffoldingHints.join(' ')).toMatch(/guess|try/i);
  });

  it('shows the table of a pattern of numbers', () => {
    const items = drawItems('h9', 2).filter(({ provenance }) => provenance.gradeLevel > 'Primary 2');
    expect(shareOf(items, /^Table: The pattern/)).toBeGreaterThanOrEqual(0.9);
  });

  it('answers in a sentence at its end', () => {
    for (const { scheme } of ['h1', 'h6', 'h10', 'h11'].flatMap((heuristic) => drawItems(heuristic, 4)))
      expect(scheme.solutionSteps.at(-1)).toMatch(/^[A-Z].* .*\.$/);
  });

  it('shows what each clue leaves where clues are told', () => {
    for (const subStrandId of ['whole_numbers', 'fractions'] as const) {
      const items = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
        makeItem({
          ...{ gradeLevel: 'Primary 5', subStrandId, heuristicId: 'h10_logical_deduction', level: 'mastery' },
          ...{ questionType: 'open-ended', seed, id: String(seed) },
        }),
      );
      const told = items.filter(({ provenance }) => /clue|riddle|remainder|sum$/.test(provenance.template));
      for (const { scheme } of told) {
        const clues = scheme.solutionSteps.filter((step) => /^Clue \d: /.test(step));
        expect(clues.length).toBeGreaterThanOrEqual(2);
        expect(clues.at(-1)).toContain('Only this is left');
      }
    }
  });
});
