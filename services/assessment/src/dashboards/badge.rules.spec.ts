import { describe, expect, it } from '@jest/globals';
import { type BadgeAnswer, type PupilHistory, listBadges } from './badge.rules.js';

const at = (day: number, hour = 9): Date => new Date(Date.UTC(2026, 2, day, hour));
const answer = (day: number, isRight: boolean, changes: Partial<BadgeAnswer> = {}): BadgeAnswer => ({
  at: at(day),
  subStrandId: 'ratio',
  heuristicId: 'h1',
  level: 'guided',
  isRight,
  ...changes,
});
const of = (history: Partial<PupilHistory>, id: string) =>
  listBadges({ papers: [], answers: [], topics: 11, ...history }).find((b) => b.id === id);

describe('listBadges', () => {
  it('starts with all badges unearned', () => {
    const badges = listBadges({ papers: [], answers: [], topics: 11 });
    expect(badges.every((b) => b.earnedAt === null && b.have === 0 && b.need > 0)).toBe(true);
    expect(badges).toHaveLength(7);
  });

  it('dates a badge to the moment its count was full, and keeps it', () => {
    const papers = [1, 1, 2, 3, 4, 5, 6].map((day, i) => ({
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
    const full = { at: at(9), score: 100, isSettled: true };
    expect(of({ papers: [full] }, 'full-marks')?.earnedAt).toBe(at(9).toISOString());
  });

  it('withholds the full-marks badge while a mark is pending', () => {
    const waiting = { at: at(9), score: 100, isSettled: false };
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
      { at: at(1), score: 40, isSettled: true },
      { at: at(2), score: 100, isSettled: true },
    ];
    const ids = listBadges({ papers, answers: [], topics: 11 }).map((b) => b.id);
    expect(ids.slice(0, 3)).toEqual(['full-marks', 'problem-solver', 'consistent-learner']);
  });
});
