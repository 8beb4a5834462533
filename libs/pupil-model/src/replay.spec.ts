import { describe, expect, it } from '@jest/globals';
import { forecastSkill, forecastSkillWithCaution, isMastered } from './mastered.js';
import { newDifficulties } from './difficulties.js';
import { newHead } from './head.js';
import { forecast, update } from './model.js';
import { newPupil } from './pupil.js';
import { Replay } from './replay.js';
import { type ReplayLine, readReplayLine } from './replay-line.js';
import { SeededRandom } from './simulation/random.js';
import { mixPupils } from './simulation/pupil-log.js';

const line = (changes: Partial<ReplayLine> = {}): ReplayLine => ({
  pupil: 'ann',
  item: 'boats',
  skill: 'ratio',
  kind: null,
  isRight: true,
  at: null,
  guess: 0,
  ...changes,
});

describe('readReplayLine', () => {
  it('reads an answer, with null for what is unknown, and ignores other fields', () => {
    const text = JSON.stringify({
      pupil: 7,
      item: 'i',
      skill: 's',
      kind: null,
      correct: true,
      at: null,
      choices: null,
      x: [],
    });
    expect(readReplayLine(text)).toEqual(line({ pupil: '7', item: 'i', skill: 's' }));
  });

  it.each([
    ['2026-03-01T09:00:00Z', Date.UTC(2026, 2, 1, 9)],
    [1_772_355_600, Date.UTC(2026, 2, 1, 9)],
    [1_772_355_600_000, Date.UTC(2026, 2, 1, 9)],
    ['1772355600', Date.UTC(2026, 2, 1, 9)],
    ['some day', null],
  ])('reads the moment %j', (at, expected) => {
    const text = JSON.stringify({ pupil: 'p', item: 'i', skill: 's', correct: 1, at, choices: 4 });
    expect(readReplayLine(text)).toMatchObject({ at: expected, guess: 0.25 });
  });

  it.each([
    'no json',
    '',
    '7',
    'null',
    '[]',
    '{"pupil":"p","item":"i","skill":"s"}',
    '{"pupil":"p","item":null,"skill":"s","correct":true}',
    '{"pupil":"p","item":"i","skill":"s","correct":"yes"}',
    '{"pupil":"p","item":"i","skill":"s","correct":true,"kind":{}}',
    '{"pupil":"p","item":"i","skill":"s","correct":true,"choices":"four"}',
  ])('returns null for %j', (text) => {
    expect(readReplayLine(text)).toBeNull();
  });
});

describe('Replay', () => {
  it('forecasts from earlier lines alone', () => {
    const start = Array.from({ length: 30 }, (_, i) => line({ item: `i${i % 3}`, isRight: i % 4 !== 0 }));
    const forecasts = (last: boolean) => {
      const replay = new Replay();
      return [...start, line({ isRight: last })].map((l) => replay.add(l).chance);
    };
    expect(forecasts(true)).toEqual(forecasts(false));
  });

  it('gives a pupil the same own part in another order of pupils who share no item', () => {
    const linesOf = (pupil: string, skill: string) =>
      Array.from({ length: 40 }, (_, i) =>
        line({ pupil, skill, item: `${skill}${i % 7}`, isRight: i % 5 < 3, at: i * 1000 }),
      );
    const [ann, ben] = [linesOf('ann', 'ratio'), linesOf('ben', 'ratio')];
    const replayed = (lines: readonly ReplayLine[]) => {
      const replay = new Replay();
      for (const one of lines) replay.add(one);
      return replay.pupil('ann');
    };
    const alone = replayed(ann);
    const before = replayed([...ann, ...ben]);
    expect(before).toEqual(alone);
    // Mixed, the items differ, and so do levels; counts and what is remembered do not.
    const mixed = replayed(mixPupils([ann, ben]));
    expect(mixed?.general.answers).toBe(alone?.general.answers);
    expect(mixed?.items).toEqual(alone?.items);
    expect(mixed?.general.value).toBeCloseTo(alone?.general.value ?? 0, 0);
  });

  it('forecasts below the chance of a guess where answers say so', () => {
    const replay = new Replay();
    const random = new SeededRandom(5);
    const chances = Array.from({ length: 4000 }, (_, i) => {
      const isRight = random.next() < 0.2;
      return replay.add(line({ pupil: `p${i % 40}`, item: `i${i % 60}`, isRight, guess: 0.5 })).chance;
    });
    const late = chances.slice(-1000);
    expect(late.reduce((sum, chance) => sum + chance, 0) / late.length).toBeLessThan(0.3);
  });

  it('calls a skill mastered from the line that proves it, and stays with it', () => {
    const replay = new Replay();
    for (let pupil = 0; pupil < 20; pupil += 1)
      for (let i = 0; i < 20; i += 1)
        replay.add(line({ pupil: `p${pupil}`, item: `i${i}`, isRight: i % 2 === 0 }));
    const called = Array.from(
      { length: 25 },
      (_, i) => replay.add(line({ item: `i${i % 20}`, isRight: i < 20 })).isMastered,
    );
    const first = called.indexOf(true);
    expect(first).toBeGreaterThanOrEqual(4);
    expect(called.slice(first)).not.toContain(false);
  });
});

describe('isMastered', () => {
  it.each([
    [{ answers: 4, right: 4, forecast: 0.99 }, false],
    [{ answers: 5, right: 3, forecast: 0.99 }, false],
    [{ answers: 5, right: 4, forecast: 0.849 }, false],
    [{ answers: 5, right: 4, forecast: 0.85 }, true],
    [{ answers: 0, right: 0, forecast: 1 }, false],
  ])('wants five answers, four in five right at the first try and a forecast of 85 %% (%j)', (record, is) => {
    expect(isMastered(record)).toBe(is);
  });
});

describe('forecastSkillWithCaution', () => {
  it('stays below the forecast, and less so the more is known of the pupil', () => {
    const [model, pupil] = [{ difficulties: newDifficulties(), head: newHead() }, newPupil()];
    const gaps = Array.from({ length: 30 }, (_, i) => {
      const question = { item: `i${i}`, skill: 'ratio', kind: null, at: null, guess: 0 };
      const isRight = i % 2 === 0;
      update(model, pupil, question, forecast(model, pupil, question), { outcome: isRight ? 1 : 0, isRight });
      return forecastSkill(model, pupil, 'ratio') - forecastSkillWithCaution(model, pupil, 'ratio');
    });
    expect(gaps.at(-1)).toBeGreaterThan(0);
    expect(gaps.at(-1)).toBeLessThan(gaps[0] ?? 0);
  });
});
