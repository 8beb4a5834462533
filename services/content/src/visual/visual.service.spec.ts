import { describe, expect, it } from '@jest/globals';
import { VisualAnswerSchema, VisualProbabilitySchema } from '@sumfox/contracts/content/visual';
import { VisualFormSchema } from '@sumfox/contracts/content/visual.endpoints';
import { ProductError } from '@sumfox/contracts/errors';
import { BROAD_SUB_STRANDS, findMeantSubStrand } from '@sumfox/curriculum/broad-sub-strands';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import { createLogger } from '@sumfox/platform/logging/logger';
import * as z from 'zod/mini';
import { judgeShare } from './visual-share.rules.js';
import { VisualService } from './visual.service.js';

const service = new VisualService(createLogger({ LOG_LEVEL: 'silent', PROCESS_NAME: 'content' } as never));
const make = async (changes: object) =>
  z.parse(
    VisualAnswerSchema,
    await service.makeQuestion(
      z.parse(VisualFormSchema, {
        gradeLevel: 'Primary 3',
        subStrandId: 'data_handling',
        proficiencyLevel: 3,
        ...changes,
      }),
    ),
  );

const SEEDS = 8;

/** With the first seed that gives a drawing: the refusal invites to try another one. */
async function makeWithSomeSeed(form: object) {
  for (let seed = 1; seed < SEEDS; seed += 1)
    try {
      return await make({ ...form, seed });
    } catch (problem) {
      if (!(problem instanceof ProductError) || problem.code !== 'no-drawing') throw problem;
    }
  return make({ ...form, seed: SEEDS });
}

describe('makeQuestion', () => {
  it('repeats a question for the same seed, as text or number, and varies it for another', async () => {
    const first = await make({ seed: 42 });
    expect(await make({ seed: ' 42 ' })).toEqual(first);
    expect(first.seed).toBe('42');
    expect((await make({ seed: '43' })).question).not.toEqual(first.question);
  });

  it('returns the drawn seed, which repeats the question', async () => {
    const drawn = await make({ seed: '' });
    expect(drawn.seed).toMatch(/^\d{1,6}$/);
    expect(await make({ seed: drawn.seed })).toEqual(drawn);
  });

  it('describes the drawing and has one right option where there are options', async () => {
    const interactions = new Map<string, string>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const { question } = await make({ seed });
      interactions.set(question.questionType, question.interactionType);
      expect(question).toMatchObject({
        visualType: expect.stringMatching(/^[a-z-]+$/),
        primaryLevel: 'Primary 3',
        subStrandId: 'bar_graphs',
        proficiencyLevel: 'independent',
        visualData: { svg: expect.stringMatching(/^<svg/), alt: expect.stringMatching(/./) },
      });
      const right = question.mcqOptions?.filter(({ isCorrect }) => isCorrect) ?? [];
      if (question.questionType === 'mcq')
        expect(right.map(({ text }) => text)).toEqual([question.expectedAnswer]);
      else expect(question.mcqOptions).toBeNull();
    }
    expect(Object.fromEntries(interactions)).toEqual({
      'open-ended': 'type-answer',
      mcq: 'choose-option',
      'fill-in-the-blank': 'fill-blanks',
    });
  });

  it('makes every broad sub-strand at every grade, and names the nearest one where the grade has none', async () => {
    for (const gradeLevel of GRADE_LEVELS)
      for (const { id: subStrandId } of BROAD_SUB_STRANDS) {
        const meant = findMeantSubStrand(gradeLevel, subStrandId);
        const { question, notes } = await makeWithSomeSeed({ gradeLevel, subStrandId, proficiencyLevel: 2 });
        expect(question.subStrandId).toBe(meant?.id);
        const isNamed = notes.some((note) => note.includes(`the nearest is ${meant?.name}.`));
        expect(isNamed).toBe(meant?.id !== subStrandId);
      }
  });

  it('falls back to the nearest level with a drawing and says so', async () => {
    const { question, notes } = await make({
      gradeLevel: 'Primary 3',
      subStrandId: 'fractions',
      proficiencyLevel: 4,
      seed: 2,
    });
    expect(question.proficiencyLevel).toBe('independent');
    expect(notes).toEqual([
      'No question of Fractions came with a drawing at the level Mastery; the nearest that has one is Independent.',
    ]);
  });
});

describe('measure', () => {
  it('returns the share of questions with a drawing, beside the hint', async () => {
    const measured = z.parse(
      VisualProbabilitySchema,
      await service.measure({ gradeLevel: 'Primary 1', subStrandId: 'geometry' }),
    );
    expect(measured).toEqual({
      decision: 'visual',
      visualProbability: 1,
      subStrandId: 'geometry',
      gradeLevel: 'Primary 1',
      category: 'mostly-visual',
      measured: { subStrandId: 'shapes_space', name: 'Shapes and Space', withDrawing: 12, questions: 12 },
      hint: 0.95,
    });
    expect(await service.measure({ gradeLevel: 'Primary 1', subStrandId: 'geometry' })).toEqual(measured);
  });

  it('does not round a small share up', async () => {
    const { visualProbability, decision, measured, hint } = await service.measure({
      gradeLevel: 'Primary 5',
      subStrandId: 'percentage',
    });
    expect(measured.questions).toBe(120);
    expect(visualProbability).toBeCloseTo(measured.withDrawing / 120, 3);
    expect([decision, hint]).toEqual(['text', null]);
  });

  it('rejects a choice that the grade does not have', async () => {
    await expect(service.measure({ gradeLevel: 'Primary 3', subStrandId: 'speed' })).rejects.toMatchObject({
      message: 'Invalid sub-strand ID: speed for Primary 3',
    });
  });

  it.each([
    [0, 0, 'text', 0, 'mostly-text'],
    [19, 100, 'text', 0.19, 'mostly-text'],
    [1, 3, 'text', 0.333, 'mixed'],
    [1, 2, 'visual', 0.5, 'mixed'],
    [4, 5, 'visual', 0.8, 'mostly-visual'],
  ] as const)('rates %i of %i as %s', (withDrawing, questions, decision, visualProbability, category) => {
    expect(judgeShare({ withDrawing, questions })).toEqual({ decision, visualProbability, category });
  });
});
