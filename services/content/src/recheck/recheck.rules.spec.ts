import { describe, expect, it } from '@jest/globals';
import { type Item, ItemSchema } from '@sumfox/contracts/question/item';
import { MADE_KINDS } from '@sumfox/question-engine/made-kinds';
import * as z from 'zod/mini';
import { QUESTION_ENGINE } from '../question-source/question-source.js';
import { recheck } from './recheck.rules.js';

/** As the database gives it back. */
const toStored = (item: Item): Item => z.parse(ItemSchema, JSON.parse(JSON.stringify(item)));

function stored(seed: number, questionType: (typeof MADE_KINDS)[number] = 'open-ended'): Item {
  const made = QUESTION_ENGINE.makeItem({
    id: '0192f0c1-0000-7000-8000-000000000001',
    gradeLevel: 'Primary 5',
    subStrandId: 'ratio',
    heuristicId: 'h2_before_after',
    level: 'independent',
    questionType,
    seed,
  });
  return toStored(made);
}

/** The same with another key, as a slip of a hand or of a disk would leave it. */
function withWrongKey(item: Item): Item {
  const spoiled = structuredClone(item);
  for (const part of spoiled.scheme.parts) part.expected = part.expected.replace(/\d+/, '987654');
  return spoiled;
}

describe('recheck', () => {
  it.each(MADE_KINDS.flatMap((type) => [1, 2, 3].map((seed) => [type, seed] as const)))(
    'proves a question as it was made (%s, seed %i)',
    (type, seed) => {
      const item = stored(seed, type);
      expect(recheck(QUESTION_ENGINE, item, item.provenance)).toEqual({ outcome: 'proved', scheme: null });
    },
  );

  it('corrects a wrong key of a sound question', () => {
    const item = stored(5);
    const spoiled = withWrongKey(item);
    expect(recheck(QUESTION_ENGINE, spoiled, spoiled.provenance)).toEqual({
      outcome: 'corrected',
      scheme: item.scheme,
    });
  });

  it('corrects an option key that names another letter', () => {
    const item = stored(6, 'mcq');
    const spoiled = structuredClone(item);
    const [part] = spoiled.scheme.parts;
    if (part) part.expected = part.expected === 'A' ? 'B' : 'A';
    expect(recheck(QUESTION_ENGINE, spoiled, spoiled.provenance)).toEqual({
      outcome: 'corrected',
      scheme: item.scheme,
    });
  });

  it('corrects a question that was made for the school syllabus alone', () => {
    const spec = {
      id: '0192f0c1-0000-7000-8000-000000000001',
      gradeLevel: 'Primary 5',
      subStrandId: 'rate',
      heuristicId: 'h1_make_whole_model',
      level: 'independent',
      questionType: 'open-ended',
      seed: 4,
    } as const;
    const item = toStored(QUESTION_ENGINE.makeItem(spec, { isSyllabusOnly: true }));
    // The seed alone leads to another question.
    expect(item.question).not.toEqual(toStored(QUESTION_ENGINE.makeItem(spec)).question);
    const spoiled = withWrongKey(item);
    expect(recheck(QUESTION_ENGINE, spoiled, spoiled.provenance)).toEqual({
      outcome: 'corrected',
      scheme: item.scheme,
    });
  });

  it('corrects a question of a structure that was wished for', () => {
    const spec = {
      id: '0192f0c1-0000-7000-8000-000000000001',
      gradeLevel: 'Primary 5',
      subStrandId: 'ratio',
      heuristicId: 'h2_before_after',
      level: 'independent',
      questionType: 'open-ended',
      seed: 3,
    } as const;
    const plain = QUESTION_ENGINE.makeItem(spec);
    const others = QUESTION_ENGINE.listStructures(spec).filter(
      ({ template }) => !plain.provenance.template.startsWith(template),
    );
    const item = toStored(QUESTION_ENGINE.makeItem(spec, { structure: others[0]?.id }));
    expect(item.question).not.toEqual(toStored(plain).question);
    const spoiled = withWrongKey(item);
    expect(recheck(QUESTION_ENGINE, spoiled, spoiled.provenance)).toEqual({
      outcome: 'corrected',
      scheme: item.scheme,
    });
  });

  it('reports a fault when no part leads to the key', () => {
    const spoiled = withWrongKey(stored(7));
    spoiled.question.questionText = spoiled.question.questionText.replace(/\d+/, '97');
    expect(recheck(QUESTION_ENGINE, spoiled, spoiled.provenance)).toEqual({
      outcome: 'faulty',
      scheme: null,
    });
  });

  it('reports no fault for items of an older release or a person', () => {
    const spoiled = withWrongKey(stored(8));
    const older = { ...spoiled.provenance, templateVersion: QUESTION_ENGINE.templateVersion - 1 };
    const person = { ...spoiled.provenance, source: 'person' as const };
    for (const provenance of [older, person, null])
      expect(recheck(QUESTION_ENGINE, spoiled, provenance).outcome).toBe('unproved');
    expect(recheck(QUESTION_ENGINE, stored(8), older).outcome).toBe('proved');
  });
});
