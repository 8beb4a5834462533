import { describe, expect, it } from '@jest/globals';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import { cellKey } from '../bank/index.js';
import { NoItemFound, QUESTION_ENGINE } from '../question-source/index.js';
import { listStartingCells, makeStartingItems, type StartingCell } from './starting-bank.rules.js';

describe('listStartingCells', () => {
  it('has every pairing with the kinds of question that a first paper asks for, and no mastery', () => {
    const pairings = GRADE_LEVELS.flatMap((grade) => QUESTION_ENGINE.listPairingLevels(grade, false));
    const starting = listStartingCells(QUESTION_ENGINE);
    expect(starting.length).toBe(pairings.length);
    for (const [index, { levels }] of pairings.entries()) {
      const wanted = levels.flatMap((level) => {
        if (level === 'mastery') return [];
        return level === 'not_ready' ? [...MADE_KINDS] : ['open-ended', 'mcq'];
      });
      expect(starting[index]?.map(({ questionType }) => questionType)).toEqual(wanted);
    }
    expect(starting.flat().some(({ level }) => level === 'mastery')).toBe(false);
  });
});

describe('makeStartingItems', () => {
  const ratio = listStartingCells(QUESTION_ENGINE).find(([cell]) => cell?.subStrandId === 'ratio') ?? [];

  it('makes an item of each cell that passes the checks and repeats no other', () => {
    const items = makeStartingItems(QUESTION_ENGINE, ratio);
    expect(items.map(({ question }) => [question.proficiencyLevel, question.questionType])).toEqual(
      ratio.map(({ level, questionType }) => [level, questionType]),
    );
    for (const item of items) {
      expect(QUESTION_ENGINE.checkItem(item).faults).toEqual([]);
      expect(QUESTION_ENGINE.listDuplicateFaults(item, items)).toEqual([]);
    }
  });

  it('makes items of the syllabus where a level has any, and others elsewhere', () => {
    const cells = listStartingCells(QUESTION_ENGINE).flat();
    const [strict, other] = [true, false].map((wanted) => cells.find((c) => c.isSyllabusOnly === wanted));
    if (!strict || !other) throw new Error('every level, or none, is of the syllabus');
    const scopesOf = (cell: StartingCell) =>
      makeStartingItems(QUESTION_ENGINE, [cell]).map(({ provenance }) => provenance.params['scope']);
    expect(scopesOf(strict)).not.toContain('extension');
    expect(scopesOf(other)).toEqual(['extension']);
  });

  it('makes the same questions each time', () => {
    const textsOf = () =>
      makeStartingItems(QUESTION_ENGINE, ratio.slice(0, 2)).map(({ question }) => question.questionText);
    expect(textsOf()).toEqual(textsOf());
  });

  it('tries other seeds after a repeat or an item that does not pass, and leaves a cell without one', () => {
    const [cell] = ratio;
    if (!cell) throw new Error('there is no pairing of ratio');
    const failing = new Set<string>();
    const source = {
      ...QUESTION_ENGINE,
      makeItem: (...[spec, wishes]: Parameters<typeof QUESTION_ENGINE.makeItem>) => {
        const key = cellKey(spec);
        if (!failing.has(key)) {
          failing.add(key);
          throw new NoItemFound(spec, ['solve']);
        }
        return QUESTION_ENGINE.makeItem(spec, wishes);
      },
    };
    expect(makeStartingItems(source, [cell])).toHaveLength(1);
    const repeating = { ...QUESTION_ENGINE, listDuplicateFaults: () => ['duplicate'] };
    expect(makeStartingItems(repeating, [cell])).toEqual([]);
  });
});
