import { describe, expect, it } from '@jest/globals';
import type { Item, QuestionKind } from '@sumfox/contracts/question/item';
import { GRADE_LEVELS, PROFICIENCY_LEVELS } from '@sumfox/curriculum/grades';
import { listCells } from '../cells.js';
import { checkItem } from '../check-item.js';
import { listNumbers } from '../checks/read-text.js';
import { MONEY } from '../core/amount.js';
import { Dice } from '../core/dice.js';
import type { Draft, Shape } from '../core/draft.js';
import { Working } from '../core/working.js';
import { readFormParams } from '../form-params.js';
import { findLinks } from '../lines/links.js';
import { findBoxValue } from '../lines/written-numbers.js';
import { type ItemSpec, NoItemFound, makeItem } from '../make-item.js';
import { exact } from '../numbers/exact.js';
import { toQuestionRecord } from '../question-record.js';
import { WORKED_FORMS } from './catalogue.js';
import { WHO_IS_RIGHT } from './claims.forms.js';
import { readWorkedDraft } from './worked-draft.js';

/** One item of a form and type, from the first cell that gives one that fits. */
function findItem(
  form: string,
  questionType: QuestionKind,
  fits: (item: Item) => boolean = () => true,
  grades = WORKED_FORMS.find(({ id }) => id === form)?.grades,
): Item | null {
  const [from, to] = grades ?? [1, 6];
  for (const gradeLevel of GRADE_LEVELS.slice(from - 1, to).toReversed())
    for (const { subStrandId, heuristicId } of listCells(gradeLevel).slice(0, 20))
      for (const level of PROFICIENCY_LEVELS) {
        const spec = { gradeLevel, subStrandId, heuristicId, level, questionType, seed: 3, id: 'x' };
        const item = tryItem(spec, form);
        if (item && fits(item)) return item;
      }
  return null;
}

function tryItem(spec: ItemSpec, form: string): Item | null {
  try {
    return makeItem(spec, { form });
  } catch (problem) {
    if (!(problem instanceof NoItemFound)) throw problem;
    return null;
  }
}

/** The item with another option as its key, in its scheme and in its solution. */
function withOtherKey(item: Item): Item {
  const copy = structuredClone(item);
  const [part] = copy.scheme.parts;
  if (!part) throw new Error('no part');
  part.expected = part.expected === 'A' ? 'B' : 'A';
  copy.scheme.solutionSteps = copy.scheme.solutionSteps.with(-1, `The right option is ${part.expected}.`);
  const option = copy.question.mcqOptions?.find(({ label }) => label === part.expected);
  copy.scheme.modelAnswer = option?.text ?? '';
  return copy;
}

describe.each(WORKED_FORMS.flatMap(({ id, types, grades }) => types.map((type) => ({ id, type, grades }))))(
  '$id as $type from Primary $grades.0 on',
  ({ id, type, grades }) => {
    it('is drawn from shapes, passes its checks and says what it is', () => {
      const item = findItem(id, type, undefined, grades);
      if (!item) throw new Error('not drawn');
      expect(checkItem(item)).toEqual({ score: 1, faults: [] });
      expect(readFormParams(item).form).toBe(id);
      const { form, structure, parts } = toQuestionRecord(item);
      expect({ form, parts: parts.length }).toEqual({ form: id, parts: item.scheme.parts.length });
      expect(item.provenance.template.endsWith(`/${String(structure)}/${id}`)).toBe(true);
    });
  },
);

/** Forms whose choices are values, which have the proof of their story. */
const OF_VALUES: readonly string[] = ['fill-the-working', 'mend-the-answer', 'mend-the-line'];
const OF_WORDS = WORKED_FORMS.filter(({ id, types }) => types.includes('mcq') && !OF_VALUES.includes(id));

describe('mend-the-line', () => {
  const item = findItem(
    'mend-the-line',
    'open-ended',
    ({ question }) => question.visual?.alt.includes('Line ') === true,
  );
  const visual = item?.question.visual;
  if (!item || !visual) throw new Error('not drawn with a card');

  it('is faulted when the line that is said to be wrong is true', () => {
    const copy = structuredClone(item);
    const at = Number(/Line (\d) is wrong\./.exec(item.question.questionText)?.[1]);
    const right = item.scheme.solutionSteps.filter((step) => / = /.test(step))[at - 1] ?? '';
    const line = `Line ${at}: ${right.replace(/: (?!.*: )/, ', ')}.`;
    if (copy.question.visual)
      copy.question.visual.alt = visual.alt.replace(new RegExp(`Line ${at}: .*$`), () => line);
    expect(copy.question.visual?.alt).not.toBe(visual.alt);
    expect(checkItem(copy).faults.join('; ')).toContain('solve: mend-the-line');
  });

  it('is faulted when another line is said to be wrong', () => {
    const copy = structuredClone(item);
    copy.question.questionText = item.question.questionText.replace(/Line \d is wrong/, 'Line 9 is wrong');
    expect(checkItem(copy).faults.join('; ')).toContain('solve: mend-the-line');
  });
});

describe('a choice of mend-the-answer', () => {
  const item = findItem('mend-the-answer', 'mcq');
  if (!item) throw new Error('not drawn');
  const withSlip = (slip: string): Item => {
    const copy = structuredClone(item);
    const { visual } = copy.question;
    if (visual) visual.alt = visual.alt.replace(/"[^"]+"/, () => `"${slip}"`);
    return copy;
  };

  it('is faulted when the fox gives the key', () => {
    expect(checkItem(withSlip(item.scheme.modelAnswer)).faults.join('; ')).toContain(
      'solve: mend-the-answer',
    );
  });

  it('is faulted when the mistake of the fox is an option', () => {
    const other = item.question.mcqOptions?.find(({ label }) => label !== item.scheme.parts[0]?.expected);
    expect(checkItem(withSlip(other?.text ?? '')).faults.join('; ')).toContain('solve: mend-the-answer');
  });
});

describe.each(OF_WORDS)('a choice of $id', ({ id }) => {
  it('is faulted when another option is the key, whatever its solution says', () => {
    const item = findItem(id, 'mcq');
    if (!item) throw new Error('not drawn');
    expect(checkItem(withOtherKey(item)).faults.join('; ')).toContain(`solve: ${id}`);
  });
});

/** Items of a form from several cells of a grade, each a choice. */
const listChoices = (gradeLevel: ItemSpec['gradeLevel'], form: string): Item[] =>
  listCells(gradeLevel)
    .slice(0, 40)
    .flatMap(
      (cell) =>
        tryItem({ gradeLevel, level: 'guided', questionType: 'mcq', seed: 3, id: 'x', ...cell }, form) ?? [],
    );

/** What is said to a pupil who chooses an option. */
const sayingOf = ({ scheme }: Item, chosen: string): string | undefined =>
  scheme.misconceptions.find(({ answer }) => answer === chosen)?.explanation;

describe('a choice of who-is-right', () => {
  const choices = listChoices('Primary 4', 'who-is-right');
  const key = ({ scheme }: Item): string => scheme.modelAnswer;
  const childrenOf = ({ question }: Item): string[] =>
    (question.mcqOptions ?? []).flatMap(({ text }) => /^Only (.+)$/.exec(text)?.[1] ?? []);

  it('tells a pupil who trusts a wrong child that the child made a mistake', () => {
    const trusted = choices.flatMap((item) =>
      childrenOf(item)
        .filter((name) => key(item) !== `Only ${name}` && key(item) !== 'Both')
        .map((name) => ({ name, says: sayingOf(item, `Only ${name}`) })),
    );
    expect(trusted.length).toBeGreaterThan(20);
    // Of two children who are misjudged, the first one is spoken of.
    const SAID = / made a mistake\. .+|'s answer is |Then look at |'s lines? yourself\./;
    // Or what the child did: `Hui Min read from the wrong numbered mark.`
    const isSaid = ({ name, says = '' }: (typeof trusted)[number]): boolean =>
      SAID.test(says) || says.startsWith(`${name} `);
    expect(trusted.filter((one) => !isSaid(one))).toEqual([]);
    const ofNeither = choices.filter((item) => key(item) === 'Neither');
    expect(ofNeither.length).toBeGreaterThan(3);
    for (const item of ofNeither)
      for (const name of childrenOf(item))
        expect(sayingOf(item, `Only ${name}`)).toMatch(new RegExp(`^${name}(?: .+|'s answer is .+)`));
  });

  it('shows two answers, each with its whole working, and never calls both right', () => {
    for (const item of choices) {
      const shown = `${item.question.questionText} ${item.question.visual?.alt ?? ''}`;
      const answers = [...shown.matchAll(/(?:The answer is|answered) "?(.+?)"?\.(?= |$)/g)].map(([, a]) => a);
      expect(key(item)).not.toBe('Both');
      expect(new Set(answers).size).toBe(2);
      for (const [, told = ''] of shown.matchAll(/ says: (.+?)\. The answer is /g))
        expect(told.split(/\. (?=[\p{Lu}\d])/u)).toHaveLength(
          item.scheme.solutionSteps.filter((s) => / = /.test(s)).length,
        );
    }
  });

  it('asks a pupil who trusts no child to work out the line of the right one', () => {
    const right = choices.flatMap((item) => {
      const name = /^Only (.+)$/.exec(key(item))?.[1];
      return name === undefined ? [] : [{ name, says: sayingOf(item, 'Neither') }];
    });
    expect(right.length).toBeGreaterThan(5);
    for (const { name, says } of right)
      expect(says).toMatch(new RegExp(`${name}'s (?:answer\\.|lines? yourself\\.)`));
  });
});

describe('a choice of order-the-steps', () => {
  const orders = (['Primary 4', 'Primary 5', 'Primary 6'] as const)
    .flatMap((grade) => listChoices(grade, 'order-the-steps'))
    .filter(({ question }) => /^[J-N](?:, [J-N])+$/.test(question.mcqOptions?.[0]?.text ?? ''));

  it('ends in the asked step more than once, and gives no step the letter of somebody', () => {
    expect(orders.length).toBeGreaterThan(9);
    for (const { question, scheme } of orders) {
      const last = scheme.modelAnswer.at(-1) ?? '';
      const ending = question.mcqOptions?.filter(({ text }) => text.endsWith(last)) ?? [];
      expect(ending.length).toBeGreaterThan(1);
      expect(question.questionText).not.toMatch(/\p{L} [J-N]\b(?!:)/u);
    }
  });
});

describe('a choice of spot-the-mistake', () => {
  it('calls a line true where it stands in the solution, and no other', () => {
    const said = ['Primary 4', 'Primary 5'].flatMap((grade) =>
      listChoices(grade as ItemSpec['gradeLevel'], 'spot-the-mistake').flatMap(({ question, scheme }) => {
        const shown = [
          ...(question.visual?.alt ?? '').matchAll(/(Line \d): (.+?), ([^,;]+ = [^;.]+(?:\.\d[^;.]*)*)/g),
        ];
        // What stays the same is noted behind a label of the solution alone.
        const steps = scheme.solutionSteps.map((step) => step.replace(/ \([^)]*\)(?=: )/, ''));
        return shown.flatMap(([, line, label, working]) => {
          const says = scheme.misconceptions.find(({ answer }) => answer === line)?.explanation;
          const isTrue = steps.includes(`${label?.replace(/ \([^)]*\)$/, '') ?? ''}: ${working ?? ''}`);
          return says === undefined ? [] : [{ says, isTrue }];
        });
      }),
    );
    expect(said.filter(({ isTrue }) => isTrue).length).toBeGreaterThan(5);
    expect(said.filter(({ isTrue }) => !isTrue).length).toBeGreaterThan(0);
    for (const { says, isTrue } of said)
      expect(says).toContain(isTrue ? 'is true.' : 'goes on from an earlier');
  });
});

describe('a choice of choose-the-model', () => {
  it('holds the right numbers alone in Primary 1 and 2, and says what the first one finds', () => {
    const choices = (['Primary 1', 'Primary 2'] as const).flatMap((grade) =>
      listChoices(grade, 'choose-the-model'),
    );
    expect(choices.length).toBeGreaterThan(10);
    for (const { question, scheme } of choices) {
      const own = listNumbers(scheme.modelAnswer).map(String).toSorted();
      for (const { text } of question.mcqOptions ?? [])
        expect(listNumbers(text).map(String).toSorted()).toEqual(own);
      expect(question.questionText).not.toContain('First, which');
    }
    const isOfFirst = ({ question }: Item): boolean =>
      `${question.questionText} ${question.visual?.alt ?? ''}`.includes('□');
    expect(choices.some(isOfFirst)).toBe(true);
    // The working ends with the number sentence that is asked for.
    for (const { scheme } of choices)
      expect(scheme.solutionSteps.filter((line) => line.includes(' = '))).toHaveLength(1);
  });

  it('says of a number sentence that does not fit what is true of it', () => {
    const said = listChoices('Primary 2', 'choose-the-model').flatMap(({ scheme }) => scheme.misconceptions);
    const does = { '+': 'puts together', '−': 'takes away', '×': 'repeats', '÷': 'shares equally' };
    expect(said.length).toBeGreaterThan(10);
    for (const { answer, explanation } of said) {
      const [one, other] = listNumbers(answer);
      const value = findBoxValue(answer);
      if (!one || !other || !value) throw new Error(`no number sentence: ${answer}`);
      const isLess = one.compare(other) < 0;
      const says = explanation.startsWith('This gives ') ? /[×÷]/ : /[+−×÷]/;
      const sign = says.exec(answer)?.[0] as keyof typeof does | undefined;
      const size = value.compare(isLess ? other : one) > 0 ? 'more' : 'less';
      if (explanation === 'Start with the larger number.') expect(isLess).toBe(true);
      else expect(explanation).toContain(sign ? does[sign] : `This gives ${size} than`);
    }
  });

  it('uses every number of the story from Primary 3 on, with another result for each number sentence', () => {
    const choices = (['Primary 4', 'Primary 5'] as const).flatMap((grade) =>
      listChoices(grade, 'choose-the-model'),
    );
    expect(choices.length).toBeGreaterThan(10);
    for (const { question, scheme } of choices) {
      const texts = (question.mcqOptions ?? []).map(({ text }) => text);
      const used = listNumbers(scheme.modelAnswer).map(String);
      const told = listNumbers(question.questionText.replaceAll(/Day \d/g, '')).map(String);
      expect([question.questionText, told.filter((one) => !used.includes(one))]).toEqual([
        question.questionText,
        [],
      ]);
      expect(new Set(texts.map((text) => findBoxValue(text)?.toFraction())).size).toBe(4);
      expect(texts.filter((text) => text === scheme.modelAnswer)).toHaveLength(1);
    }
  });
});

/** `total: price × count`, `left: total − 4`: the 4 is a number of the story that may equal the total by chance. */
const shopShape = (): Shape => ({
  id: 'shop',
  levels: ['guided'],
  proof: { kind: 'facts', facts: [], asked: 'left' },
  draw: (dice) => makeDraft(dice.int(2, 9), dice.int(2, 9)),
});

function makeDraft(price: number, count: number): Draft {
  const working = new Working();
  const total = working.calc('Total price', `${price} × ${count}`, MONEY);
  const more = working.calc('With the bag', `${total.toFraction()} + 36`, MONEY);
  return {
    story: [`A pen costs $${price}.`, `Ali buys ${count} pens and a bag for $36.`],
    ask: 'How much does he pay?',
    blank: 'He pays $___.',
    answer: { value: more, style: MONEY },
    middles: [],
    params: { price, count },
    working,
    hints: ['a', 'b', 'c'],
    wrongs: [],
    drawing: null,
  };
}

describe('a choice of who is right in Primary 1 and 2', () => {
  const spec = { grade: 'Primary 2', level: 'guided', type: 'mcq', keyPlace: 0 } as const;
  const drawing = { kind: 'cards', cards: [{ text: '8', name: '' }] } as const;
  const claimed = (...wrongs: ReadonlyArray<readonly [code: string, value: number]>) =>
    WHO_IS_RIGHT.make(
      readWorkedDraft(
        shopShape(),
        {
          ...makeDraft(8, 2),
          drawing,
          wrongs: wrongs.map(([code, value]) => ({ code, value, explanation: 'Look again.' })),
        },
        spec,
      ),
      new Dice(1),
    );

  it('takes slips for claims, and never a number that only is near the key', () => {
    expect(claimed(['one-too-many', 53], ['added', 44])?.stem).toContain('answered "$44"');
    expect(claimed(['one-too-many', 53])).toBeNull();
  });
});

describe('lines of a shape', () => {
  it('are linked by what holds in every draw, not by a number that is equal by chance', () => {
    // 4 × 9 = 36, the price of the bag.
    expect(findLinks(shopShape(), 'guided', makeDraft(4, 9))).toEqual([{ line: 1, number: 0, from: 0 }]);
  });

  it('are replayed from the line that is wrong on', () => {
    const spec = { grade: 'Primary 4', level: 'guided', type: 'mcq', keyPlace: 0 } as const;
    const worked = readWorkedDraft(shopShape(), makeDraft(8, 2), spec);
    const [wrong] = worked.listWrong().filter(({ at }) => at === 0);
    expect(wrong?.lines.map(({ expression, result }) => `${expression} = ${result}`)).toEqual([
      '8 ÷ 2 = $4',
      '4 + 36 = $40',
    ]);
    expect(wrong?.value.equals(exact(40))).toBe(true);
  });
});
