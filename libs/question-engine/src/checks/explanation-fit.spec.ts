import { describe, expect, it } from '@jest/globals';
import { derivePolicy } from '@sumfox/answer-marking/derive-policy';
import type { Item } from '@sumfox/contracts/question/item';
import { makeItem } from '../make-item.js';
import { listExplanationFaults } from './explanation-fit.js';

/** The radius at first is asked for. */
const RADIUS_ASKED =
  'A wire forms a circle. It is made longer by 44 cm and then forms a circle with a radius of 21 cm. Take π = 22/7. What was the radius of the circle at first?';

/** An item in order, whose question is exchanged. */
const DEPTH = makeItem(
  {
    gradeLevel: 'Primary 6',
    subStrandId: 'volume_solids',
    heuristicId: 'h2_before_after',
    level: 'guided',
    questionType: 'mcq',
    seed: 5,
    id: 'q',
  },
  { form: 'plain', structure: 'depth-of-water.depth' },
);

/** The item with this explanation and no other, about another question. */
function explained(explanation: string, questionText = RADIUS_ASKED): Item {
  const told = new Set(questionText.match(/\d+/g));
  const first = DEPTH.scheme.misconceptions.find(({ answer }) => !told.has(answer.replace(/ .*/, '')));
  if (!first) throw new Error('an item with wrong options');
  return {
    ...DEPTH,
    question: { ...DEPTH.question, questionText },
    scheme: { ...DEPTH.scheme, misconceptions: [{ ...first, explanation }] },
  };
}

describe('listExplanationFaults', () => {
  it('finds nothing in an item in order', () => {
    expect(listExplanationFaults(DEPTH)).toEqual([]);
  });

  it('names a row that is worked out in one go', () => {
    const line = "Kavitha's buttons on Day 2: (175 − 85) ÷ (3 − 1) + 85 = 130 buttons";
    const worked: Item = { ...DEPTH, scheme: { ...DEPTH.scheme, solutionSteps: [line] } };
    expect(listExplanationFaults(worked)).toEqual([`explanation: a row in one go, "${line}"`]);
  });

  it.each([
    'This is a length round. The question asks for the area.',
    'The size has changed. Use the new one.',
    'This is already told in the question. Use it to find what is asked.',
    'This is all the water in the end. The question asks for what was poured in.',
  ])('refuses "%s" where the radius at first is asked for', (explanation) => {
    expect(listExplanationFaults(explained(explanation))).toHaveLength(1);
  });

  it.each(['This is x.', 'This is the letter. The question asks for another size.'])(
    'refuses "%s" where the letter is asked for',
    (explanation) => {
      const stem = 'A square has sides of 4x + 18 cm. What is the value of x?';
      expect(listExplanationFaults(explained(explanation, stem))).toHaveLength(1);
    },
  );

  it.each([
    'This is the size in the end. The question asks for the size at first.',
    'This is the area. The question asks for a length.',
  ])('takes "%s" where the radius at first is asked for', (explanation) => {
    expect(listExplanationFaults(explained(explanation))).toEqual([]);
  });

  // Each pair: a sentence that fits the first stem and speaks of another question beside the second.
  it.each([
    [
      'Count how many of the letter there are altogether.',
      'The angles are written with the letter n. What is the value of n?',
      'The angle for Stall B is 60° more than the angle for Stall A. What is the angle for Stall A?',
    ],
    [
      'The two charts have different totals.',
      'The two pie charts show this year and last year. How many books were there last year?',
      'Last year there were 320 books. How many books does Shelf A have now?',
    ],
    [
      'You used the share of another sector.',
      'The pie chart shows how 240 beads are shared. How many beads does Box A have?',
      'The table shows 240 beads in 4 boxes. How many beads does Box A have?',
    ],
    [
      'Take it away in both years, not only in one.',
      'Last year Plot A had as many. How many plants did the others have in the two years altogether?',
      'The pie chart shows how 440 plants are shared. How many plants do the others have?',
    ],
    [
      'Moving the whole difference only swaps the two. Move half of it.',
      'How many kueh must be moved so that the two trays have the same number?',
      'Some kueh are moved. Now Tray B has 102 more kueh than Tray A. How many kueh does Tray B get?',
    ],
    [
      'You took one from the other. Put them together.',
      'How many books do Shelf A and Shelf B have altogether?',
      'How many seedlings must be moved from Garden A to Garden B?',
    ],
    [
      'This is only one of the two. Find how many more one has than the other.',
      'How many more beads does Box A have than Box D?',
      'How many beads does Box A have?',
    ],
    [
      'There is more than one change. Use all of them.',
      'Angle p doubles and then becomes 20° larger. What is the size of angle q now?',
      'Angle p becomes 20° larger. What is the size of angle q now?',
    ],
    [
      'The change happens only once. Use it once.',
      'Angle p becomes 20° larger. What is the size of angle q now?',
      'Angle p doubles and then becomes 20° larger. What is the size of angle q now?',
    ],
    [
      'To go back, do the opposite of what happened.',
      'What was the x-coordinate of the point where she started?',
      'What is the x-coordinate of the point where she is now?',
    ],
  ])('takes "%s" only where it is about this question', (explanation, stem, other) => {
    expect(listExplanationFaults(explained(explanation, stem))).toEqual([]);
    const graph = { ...explained(explanation, other).question, visual: null };
    expect(listExplanationFaults({ ...explained(explanation, other), question: graph })).toHaveLength(1);
  });

  it('refuses to speak of a sum where the working may take away', () => {
    expect(listExplanationFaults(explained('Check the tens in your sum.'))).toHaveLength(1);
    expect(listExplanationFaults(explained('Check each step of your working.'))).toEqual([]);
  });

  it('refuses a slip that is the right answer of another blank', () => {
    const [slip] = DEPTH.scheme.misconceptions;
    const [part] = DEPTH.scheme.parts;
    if (!slip || !part) throw new Error('an item with wrong options');
    const first = {
      ...part,
      expected: '12',
      acceptedAnswers: [],
      policy: derivePolicy({ modelAnswer: '12', stem: '' }),
    };
    const written = (answer: string): Item =>
      ({
        ...DEPTH,
        question: { ...DEPTH.question, questionType: 'fill-in-the-blank', mcqOptions: null, blankCount: 2 },
        scheme: {
          ...DEPTH.scheme,
          parts: [first, { ...first, expected: '30' }],
          misconceptions: [{ ...slip, explanation: 'Go on.', answer }],
        },
      }) as Item;
    expect(listExplanationFaults(written('12'))).toEqual([
      `explanation: ${slip.code} is the answer of a part`,
    ]);
    expect(listExplanationFaults(written('13'))).toEqual([]);
  });

  it('refuses a sentence that names nothing, or quotes the label of a line', () => {
    for (const says of [
      'This is "After the first change". There is one more step.',
      'This uses the other part of the whole.',
      'Undo the move: who gave had more at first.',
      'Your way is close. Check the calculation once more.',
      "Look at Sarah's card again. Can you find a mistake in it?",
    ])
      expect(listExplanationFaults(explained(says))).toHaveLength(1);
    expect(listExplanationFaults(explained('This is how much paint Ali had on Day 3.'))).toEqual([]);
  });

  it('refuses a sentence that tells how far off the answer is', () => {
    expect(listExplanationFaults(explained('Check by counting: this is one too many.'))).toHaveLength(1);
    expect(listExplanationFaults(explained('You counted one too few. Count again.'))).toHaveLength(1);
    expect(listExplanationFaults(explained('You are close. Check each step again.'))).toHaveLength(1);
    expect(listExplanationFaults(explained('You counted one of the days too many.'))).toEqual([]);
  });
});
