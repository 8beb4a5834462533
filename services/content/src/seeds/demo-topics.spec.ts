import { describe, expect, it } from '@jest/globals';
import { TopicFieldsSchema } from '@sumfox/contracts/content/topic';
import { GRADE_LEVELS } from '@sumfox/curriculum/grades';
import * as z from 'zod/mini';
import { DEMO_TOPICS } from './demo-topics.js';

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

/** What `8 + 5 = 13` claims and what it is, and the same for each sum of an explanation. */
function sumsOf(explanation: string): Array<{ claimed: number; is: number }> {
  return explanation.split('; ').map((sum) => {
    const [, a, sign, b, claimed] = /^(\d+) ([+−×÷]) (\d+) = (\d+)$/.exec(sum) ?? [];
    return { claimed: Number(claimed), is: OPERATIONS[sign!]!(Number(a), Number(b)) };
  });
}

it('demo topics cover each grade, match the topic schema and have an answer for each question', () => {
  expect(DEMO_TOPICS.map(({ fields }) => fields.gradeLevel)).toEqual([...GRADE_LEVELS]);
  for (const { fields } of DEMO_TOPICS) {
    expect(z.parse(TopicFieldsSchema, fields)).toEqual(fields);
    expect(fields.modelAnswers.length).toBe(fields.modelQuestions.length);
  }
});

describe.each(DEMO_TOPICS.map(({ fields }) => [fields.name, fields.modelAnswers] as const))(
  'demo topic %s',
  (_, answers) => {
    it('has explanations with true sums that end in the answer', () => {
      for (const { answer, explanation } of answers) {
        const sums = sumsOf(explanation ?? '');
        for (const { claimed, is } of sums) expect(claimed).toBe(is);
        expect(Number(/\d+/.exec(answer)?.[0])).toBe(sums.at(-1)?.claimed);
      }
    });
  },
);
