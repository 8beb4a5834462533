import { describe, expect, it } from '@jest/globals';
import { type BadgeAnswer, type PupilHistory, listBadges } from './badge.rules.js';

const at = (day: number, hour = 9): Date => new Date(Date.UTC(2026, 2, day, hour));
const answer = (day: number, isRight: boolean, changes: Partial<BadgeAnswer> = {}): BadgeAnswer => ({
  at: at(day),
  subStrandId: 'ratio',
  heuristicId: 'h1',
  level: 'guided',
  isRight,
  hadHint: false,
  isQuick: false,
  isSlow: false,
  ...changes,
});
const NOTHING: PupilHistory = { papers: [], answers: [], writtenSteps: [], drawings: [], topics: 11 };
const of = (history: Partial<PupilHistory>, id: string) =>
  listBadges({ ...NOTHING, ...history }).find((b) => b.id === id);

describe('listBadges', () => {
  it('starts with all badges unearned', () => {
    const badges = listBadges(NOTHING);
    expect(badges.every((b) => b.earnedAt === null && b.have === 0 && b.need > 0)).toBe(true);
    expect(badges).toHaveLength(24);
  });

  it('dates a badge to the moment its count was full, and keeps it', () => {
    const papers = [1, 1, 2, 3, 4, 5, 6].map((day, i) => ({
      begunAt: at(day, 1 + i),
      at: at(day, 1 + i),
      score: 50,
      isSettled: true,
    }));
    expect(of({ papers }, 'problem-solver')?.earnedAt).toBe(at(1, 1).toISOString());
    expect(of({ papers }, 'consistent-learner')).toMatchObject({
      have: 5,
      need: 5,
      earnedAt: at(5, 6).toISOString(),
    });
    expect(of({ papers: papers.slice(0, 4) }, 'consistent-learner')).toMatchObject({
      have: 3,
      earnedAt: null,
    });
    expect(of({ papers }, 'full-marks')?.have).toBe(0);
    const full = { begunAt: at(9), at: at(9), score: 100, isSettled: true };
    expect(of({ papers: [full] }, 'full-marks')?.earnedAt).toBe(at(9).toISOString());
  });

  it('withholds the full-marks badge while a mark is pending', () => {
    const waiting = { begunAt: at(9), at: at(9), score: 100, isSettled: false };
    expect(of({ papers: [waiting] }, 'full-marks')).toMatchObject({ have: 0, earnedAt: null });
    expect(of({ papers: [waiting] }, 'problem-solver')?.have).toBe(1);
  });

  it('counts heuristics when right, and topics when tried', () => {
    const answers = ['h1', 'h2', 'h2', 'h3'].map((heuristicId, i) =>
      answer(i + 1, i !== 3, { heuristicId, subStrandId: `s${i}` }),
    );
    expect(of({ answers }, 'strategic-thinker')).toMatchObject({ have: 2, earnedAt: null });
    expect(of({ answers, topics: 4 }, 'explorer')?.earnedAt).toBe(at(4).toISOString());
  });

  it('counts a corrected mistake once, however often it is right afterwards', () => {
    const answers = [answer(1, false), answer(2, true), answer(3, true), answer(4, false), answer(5, true)];
    expect(of({ answers }, 'second-look')?.have).toBe(2);
  });

  it('lists the latest earned first, then the nearest', () => {
    const papers = [
      { begunAt: at(1), at: at(1), score: 40, isSettled: true },
      { begunAt: at(2), at: at(2), score: 100, isSettled: true },
    ];
    const ids = listBadges({ ...NOTHING, papers }).map((b) => b.id);
    expect(ids.slice(0, 3)).toEqual(['full-marks', 'problem-solver', 'consistent-learner']);
  });

  it('gives badges for effort: hints, hard ones that were thought about, steps and drawings', () => {
    const hinted = [1, 2, 3, 4, 5].map((day) => answer(day, true, { hadHint: true }));
    expect(of({ answers: hinted }, 'hint-wise')?.earnedAt).toBe(at(5).toISOString());
    expect(of({ answers: [answer(1, false, { hadHint: true })] }, 'hint-wise')?.have).toBe(0);
    const hard = [
      answer(1, false, { level: 'mastery' }),
      answer(2, false, { level: 'mastery', isQuick: true }),
      answer(3, true, { level: 'mastery', isQuick: true }),
    ];
    expect(of({ answers: hard }, 'brave-try')?.have).toBe(2);
    expect(of({ writtenSteps: [at(1), at(2)] }, 'own-words')?.have).toBe(2);
    expect(of({ drawings: [at(1)] }, 'show-me')?.have).toBe(1);
  });

  it('gives badges for fixing, the first one at once', () => {
    const answers = [answer(1, false), answer(2, true)];
    expect(of({ answers }, 'first-fix')?.earnedAt).toBe(at(2).toISOString());
    expect(of({ answers }, 'big-fixer')).toMatchObject({ have: 1, need: 20 });
  });

  it('gives badges for returning, whatever was missed between', () => {
    const paper = (day: number, hour = 1) => ({
      begunAt: at(day, hour),
      at: at(day, hour),
      score: 50,
      isSettled: true,
    });
    expect(of({ papers: [paper(1), paper(8)] }, 'welcome-back')?.have).toBe(0);
    expect(of({ papers: [paper(1), paper(9)] }, 'welcome-back')?.earnedAt).toBe(at(9, 1).toISOString());
    // 1 March 2026 is a Sunday. The first week has three days, the second one, the third two.
    const days = [1, 1, 2, 3, 9, 17, 19].map((day, i) => paper(day, i));
    expect(of({ papers: days }, 'two-days')?.have).toBe(2);
    const answers = [answer(1, true), answer(21, true), answer(22, true, { subStrandId: 'money' })];
    expect(of({ answers }, 'old-friends')?.have).toBe(0);
    expect(of({ answers: [answer(1, true), answer(22, true)] }, 'old-friends')?.have).toBe(1);
  });

  it('gives badges for ways and topics', () => {
    const answers = [
      answer(1, true, { heuristicId: 'h9_pattern_recognition' }),
      answer(1, true, { heuristicId: 'h7_working_backwards' }),
      answer(1, true, { subStrandId: 'money_basic' }),
      answer(1, false, { subStrandId: 'money' }),
    ];
    for (const id of ['pattern-finder', 'back-walker', 'market-maths'])
      expect(of({ answers }, id)?.have).toBe(1);
  });

  it('counts a mistake as put right on two days, not twice on one day and not over a further miss', () => {
    const same = [answer(1, false), answer(2, true), answer(2, true)];
    expect(of({ answers: same }, 'like-it')?.have).toBe(0);
    expect(of({ answers: [...same, answer(3, true), answer(4, true)] }, 'like-it')?.have).toBe(1);
    const missed = [answer(1, false), answer(2, true), answer(3, false), answer(4, true)];
    expect(of({ answers: missed }, 'like-it')?.have).toBe(0);
    expect(of({ answers: [answer(1, true), answer(2, true)] }, 'like-it')?.have).toBe(0);
  });

  it('counts mistakes with units, a minute of thought, parts and wholes, and a paper finished on another day', () => {
    const mass = { subStrandId: 'mass_basic' };
    const answers = [
      answer(1, false, mass),
      answer(1, false),
      answer(2, true, mass),
      answer(2, true, { isSlow: true }),
      answer(3, false, { isSlow: true }),
      answer(3, true, { heuristicId: 'h1_make_whole_model' }),
    ];
    for (const id of ['unit-hero', 'slow-and-sure', 'bar-builder'])
      expect([id, of({ answers }, id)?.have]).toEqual([id, 1]);
    const paper = { at: at(3), score: 50, isSettled: true };
    expect(of({ papers: [{ ...paper, begunAt: at(3, 1) }] }, 'early-stars')?.have).toBe(0);
    expect(of({ papers: [{ ...paper, begunAt: at(2) }] }, 'early-stars')?.earnedAt).toBe(at(3).toISOString());
  });
});
