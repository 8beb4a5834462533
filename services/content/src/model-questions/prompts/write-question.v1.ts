import { modelTask } from '@sumfox/ai/model-task';
import type { OfProduct } from '@sumfox/ai/privacy/model-text';
import type { WrittenQuestion } from '@sumfox/question-engine/written/written-question';
import * as z from 'zod/mini';

/** Describes a cell to a writer: words and numbers of the curriculum, and questions without personal data. */
export type WriteQuestionInput = {
  /** `Primary 5`. */
  grade: string;
  topic: string;
  topicIdea: string;
  heuristic: string;
  heuristicIdea: string;
  level: string;
  kind: string;
  marks: number;
  /** How many `___` the stem holds; 0 unless the kind asks for blanks. */
  blanks: number;
  /** Operations that the expression holds at least. */
  fewestOperations: number;
  largestNumber: number;
  mostWords: number;
  mostWordsInASentence: number;
  conventions: string[];
  /** Mistakes of children in this cell, for wrong options. */
  mistakes: Array<{ code: string; slip: string }>;
  /** A sound question of this cell, as the writer submits it. */
  example: {
    stem: string;
    expression: string;
    answer: { value: string; unit: string | null };
    blanks: Array<{ value: string; unit: string | null }>;
    steps: Array<{ label: string; calculation: string; result: string; unit: string | null }>;
    hints: string[];
    distractors: Array<{ expression: string; value: string; misconception: string; explanation: string }>;
  };
  /** Stems that are there already; a new one tells another story. */
  toldAlready: string[];
};

const ValueSchema = z.strictObject({ value: z.string(), unit: z.nullable(z.string()) });

const WrittenQuestionSchema: z.ZodMiniType<WrittenQuestion> = z.strictObject({
  stem: z.string(),
  expression: z.string(),
  answer: ValueSchema,
  blanks: z.array(ValueSchema),
  steps: z.array(
    z.strictObject({
      label: z.string(),
      calculation: z.string(),
      result: z.string(),
      unit: z.nullable(z.string()),
    }),
  ),
  hints: z.array(z.string()),
  distractors: z.array(
    z.strictObject({
      expression: z.string(),
      value: z.string(),
      misconception: z.string(),
      explanation: z.string(),
    }),
  ),
});

const INSTRUCTIONS = `You write one mathematics word problem for pupils of a Singapore primary school.
The data name the grade, the topic, the heuristic (the relation the problem is built on), the level, the kind of question, limits, and one true example. Write a new problem of the same topic, heuristic, level and kind with another story and other numbers. Never copy the example or a stem in toldAlready.

How to work
1. Choose the answer and the relation first, then work out the numbers that the stem gives, so that everything comes out exactly.
2. Write the stem. Solve it yourself as a pupil who sees nothing but the stem. There must be exactly one answer.
3. Fill in the other fields from that solution.

The stem
- Plain English of the grade. Short sentences. No more words than mostWords, no sentence longer than mostWordsInASentence.
- Says everything that is needed and asks one thing, in its last sentence. The last sentence names what the answer counts, with its unit if it has one.
- Numbers in figures. No number that is not needed. Every number that the expression needs stands in the stem, save what everybody knows (60 minutes, 100 cents, 100%, 360 degrees, 1000 g, 7 days, 12 months, the value of pi).
- Never holds the answer.
- No drawing, figure, table or graph, and no word that speaks of one.
- People and places of Singapore in fair mix: Ali, Mei Ling, Siti, Ravi, Ahmad, Kumar, Hui Min, Devi, Weiming, Aisyah; hawker centre, MRT, void deck, library, canteen, kueh, satay.
- No alcohol, gambling, weapons, brands, religion, nothing that compares the bodies of children, no money or measures of other countries.
- Where the kind is statements with blanks, the last sentence, or the last two where blanks is 2, hold ___ once each; the last blank is the answer. There is no question mark then.

The other fields
- expression: one sum that gives the answer from the numbers of the stem: + - * / and brackets, whole numbers, decimals that stand in the stem, and fractions such as 3/4. It uses every number of the stem. It has at least fewestOperations operations.
- answer: the number in value (24, 4.50, 3/4, 2 3/4), what it counts in unit: $, %, a unit such as cm, ml, min, the noun of counted things in the plural as it stands in the stem, or null for a plain number. Fractions in simplest form; money in dollars, with two decimals unless whole.
- blanks: the values of the blanks in order; empty unless the kind is statements with blanks.
- steps: the working, one sum in each, in order. label says what it finds in a child's words, without a number; calculation is plain arithmetic; result is what it comes to. The last result is the answer. No result is negative, larger than largestNumber, or a fraction of a thing that is counted.
- hints: three. The first gentle, the second nearer, the third nearly there. None gives the answer.
- distractors: three where the kind is four options, else none. Each is the answer of a pupil who makes a mistake: expression is the wrong sum on the numbers of the stem, value what it comes to, misconception a code of mistakes (or one of your own in the same style), explanation one kind sentence that names the slip and does not give the answer. All three and the answer are different in value and alike in form.

Everywhere: plain text. No markup, no formula code, no web address, nothing that speaks of this task.`;

/** Asks for one new question of a cell. Another sample is another question. */
export const writeQuestion = modelTask<OfProduct<WriteQuestionInput>, WrittenQuestion>({
  name: 'write-question',
  version: 1,
  instructions: INSTRUCTIONS,
  output: WrittenQuestionSchema,
  maxOutputTokens: 1_600,
  timeoutMs: 20_000,
  temperature: 0.9,
});
