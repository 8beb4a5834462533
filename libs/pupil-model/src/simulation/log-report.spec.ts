import { describe, expect, it } from '@jest/globals';
import { judgeMastery, reportOnLog } from './log-report.js';
import { areaUnderCurve, calibrationError } from './measures.js';
import { SIMULATED_SCHOOLS } from './pupil-log.js';

describe('areaUnderCurve', () => {
  it('is the share of pairs in order, ties half', () => {
    const points = [0.1, 0.4, 0.4, 0.9].map((chance, i) => ({ chance, isRight: i > 1 }));
    expect(areaUnderCurve(points)).toBe(0.875);
  });
});

describe('calibrationError', () => {
  it('is the mean distance of forecast and share right', () => {
    const points = [true, true, false, false].map((isRight) => ({ chance: 0.7, isRight }));
    expect(calibrationError(points)).toBeCloseTo(0.2);
  });
});

describe('the model on simulated answers', () => {
  it('forecasts as well as Best-LR, calibrated, in any order of pupils', () => {
    const school = { ...SIMULATED_SCHOOLS.fewItems, answers: 20_000, items: 300, skills: 30 };
    const ways = reportOnLog(school);
    const of = (way: string) => ways.find((w) => w.way.startsWith(way))!;
    const bestLr = of('Best-LR, five folds').areaUnderCurve;
    for (const way of ways.filter((w) => w.way.startsWith('the model'))) {
      expect(way.areaUnderCurve).toBeGreaterThan(of('percent').areaUnderCurve + 0.05);
      expect(way.calibrationError).toBeLessThan(0.03);
    }
    expect(of('the model, five folds').areaUnderCurve).toBeGreaterThan(bestLr - 0.005);
    expect(of('the model, pupil after pupil').areaUnderCurve).toBeGreaterThan(
      of('Best-LR, one pass').areaUnderCurve,
    );
  });

  it('seldom calls a skill mastered falsely, over several seeds', () => {
    const school = { ...SIMULATED_SCHOOLS.manyItems, answers: 10_000, items: 300, skills: 12 };
    const { judged, falseCalls } = judgeMastery(school, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(judged).toBeGreaterThan(200);
    expect(falseCalls).toBeLessThan(0.12);
  });
});
