import { describe, expect, it } from '@jest/globals';
import type { Item } from '@sumfox/contracts/question/item';
import { checkItem } from './check-item.js';
import { makeItem } from './make-item.js';

/** The checks of a question as it is told, without a form. */
const PLAIN = { form: 'plain' } as const;
const base = { gradeLevel: 'Primary 5', seed: 10, id: 'x' } as const;
/** Shapes draw the angles of Primary 6. */
const choice = makeItem(
  {
    ...base,
    gradeLevel: 'Primary 6',
    subStrandId: 'angles_advanced',
    heuristicId: 'h2_before_after',
    level: 'independent',
    questionType: 'mcq',
  },
  PLAIN,
);
const open = makeItem(
  {
    ...base,
    gradeLevel: 'Primary 6',
    subStrandId: 'angles_advanced',
    heuristicId: 'h3_internal_transfer',
    level: 'not_ready',
    questionType: 'open-ended',
  },
  PLAIN,
);

/** The item with some of its parts changed. */
function changed(item: Item, change: (copy: Item) => void): Item {
  const copy = structuredClone(item);
  change(copy);
  return copy;
}

function expectFault(item: Item, kind: RegExp, gate = true): void {
  const { score, faults } = checkItem(item);
  expect(faults.some((f) => kind.test(f))).toBe(true);
  if (gate) expect(score).toBe(0);
  else expect(score).toBeLessThan(1);
}

describe('checkItem', () => {
  it('passes what the engine makes', () => {
    expect(checkItem(choice)).toEqual({ score: 1, faults: [] });
    expect(checkItem(open)).toEqual({ score: 1, faults: [] });
  });

  it('finds an empty name in a text alternative', () => {
    expectFault(
      changed(choice, ({ question: { visual } }) => {
        if (!visual) throw new Error('no drawing');
        visual.alt = visual.alt.replace(/, [^,]+\.$/, ', , q.');
      }),
      /^visual: no text alternative/,
      false,
    );
  });

  it('finds a wrong key by solving again from the params', () => {
    expectFault(
      changed(choice, ({ scheme }) => {
        const [part] = scheme.parts;
        if (part) part.expected = part.expected === 'A' ? 'B' : 'A';
      }),
      /^solve: second solver/,
    );
    expectFault(
      changed(open, ({ scheme }) => {
        const [part] = scheme.parts;
        if (part) part.expected = part.expected.replace(/^\d+/, (n) => String(Number(n) + 1));
      }),
      /^solve: second solver/,
    );
  });

  it('finds a blank whose value is never worked out', () => {
    const blanks = makeItem(
      {
        ...base,
        subStrandId: 'decimals',
        heuristicId: 'h4_equal_concept',
        level: 'independent',
        questionType: 'fill-in-the-blank',
        // Each of its two values has a line of its own.
        seed: 11,
      },
      { form: 'parts' },
    );
    expect(checkItem(blanks).faults).toEqual([]);
    expectFault(
      changed(blanks, ({ scheme }) => {
        scheme.solutionSteps = scheme.solutionSteps.filter((_, i, all) => i !== all.length - 3);
      }),
      /^steps: .* is asked for and never worked out/,
    );
    const unworked = /^steps: .* is asked for and never worked out/;
    const otherUnit = changed(blanks, ({ scheme }) => {
      scheme.solutionSteps = scheme.solutionSteps.map((step, i, all) =>
        i === all.length - 3 ? step.replace(/[^=]*$/, (result) => result.replace(/[a-zℓ$]+/g, 'min')) : step,
      );
    });
    expect(otherUnit.scheme.solutionSteps).not.toEqual(blanks.scheme.solutionSteps);
    expectFault(otherUnit, unworked);
    expectFault(
      changed(blanks, ({ scheme }) => {
        // A value that is only named, not the result of a line.
        scheme.solutionSteps[scheme.solutionSteps.length - 3] = `It is ${scheme.parts[0]?.expected ?? ''}.`;
      }),
      unworked,
    );
    expectFault(
      changed(blanks, ({ scheme }) => {
        scheme.solutionSteps.splice(-1, 0, ...scheme.solutionSteps.splice(-3, 1));
      }),
      unworked,
    );
  });

  it('finds a param that the stem does not show', () => {
    expectFault(
      changed(open, ({ provenance }) => {
        provenance.params['p'] = '98765';
      }),
      /^params: p is not shown/,
    );
  });

  it('finds a step that is not true and a last step that is not the key', () => {
    expectFault(
      changed(open, ({ scheme }) => {
        scheme.solutionSteps[0] = 'Units in all: 2 + 3 = 6';
      }),
      /^steps: "Units in all/,
    );
    expectFault(
      changed(open, ({ scheme }) => {
        scheme.solutionSteps.push('Half of it: 8 ÷ 2 = 4');
      }),
      /^steps: the last line/,
    );
    expectFault(
      changed(open, ({ scheme }) => {
        scheme.solutionSteps.unshift('Before: 3 : 4 = 6 : 9');
      }),
      /^steps: "Before/,
    );
  });

  it('finds options of the same value and options without a named misconception', () => {
    expectFault(
      changed(choice, ({ question }) => {
        const [a, b] = question.mcqOptions ?? [];
        if (a && b) a.text = b.text;
      }),
      /^mcq: A and B have the same value/,
    );
    expectFault(
      changed(choice, ({ scheme }) => {
        scheme.misconceptions.pop();
      }),
      /^mcq: . has no named misconception/,
    );
  });

  it('finds a hint, an explanation or a stem that gives the answer away', () => {
    const key = open.scheme.modelAnswer;
    expectFault(
      changed(open, ({ question }) => {
        question.scaffoldingHints[2] = `It is ${key}.`;
      }),
      /^secrecy: hint 3/,
    );
    expectFault(
      changed(open, ({ scheme }) => {
        const [first] = scheme.misconceptions;
        if (first) first.explanation = `The answer is ${key}.`;
      }),
      /^secrecy: an explanation/,
    );
    expectFault(
      changed(open, ({ question }) => {
        question.questionText = `${question.questionText} Is it ${key}?`;
      }),
      /^secrecy: the stem/,
    );
  });

  it('finds long sentences, long stems and words that have no place here', () => {
    expectFault(
      changed(open, ({ question }) => {
        question.questionText = `${'Very '.repeat(23)}${question.questionText}`.replace(
          /Very (?=.*Very)/g,
          'very ',
        );
      }),
      /^readability: \d+ words in "/,
      false,
    );
    expectFault(
      changed(open, ({ question }) => {
        question.questionText = `${'This is a sentence of seven whole words. '.repeat(6)}${question.questionText}`;
      }),
      /^readability: \d+ words in the stem/,
      false,
    );
    expectFault(
      changed(open, ({ question }) => {
        question.questionText = `At a casino. ${question.questionText}`;
      }),
      /^banned: casino/,
    );
  });

  it.each([
    ['script', '<script>alert(1)</script>'],
    ['foreignObject', '<foreignObject></foreignObject>'],
    ['href', '<rect href="x"/>'],
    ['onclick', '<rect onclick="x"/>'],
    ['style', '<rect style="fill:url(#a)"/>'],
    ['image', '<image/>'],
  ])('finds %s in a drawing', (_, markup) => {
    const drawn = changed(open, ({ question }) => {
      if (question.visual) question.visual.svg = question.visual.svg.replace('</svg>', `${markup}</svg>`);
    });
    expect(open.question.visual).not.toBeNull();
    expectFault(drawn, /^visual: (element|attribute|unsafe)/);
  });

  it('finds labels that overlap or leave the drawing', () => {
    const label = (x: number, text: string): string =>
      `<text x="${x}" y="30" text-anchor="start" font-size="14" fill="#000">${text}</text>`;
    expectFault(
      changed(open, ({ question }) => {
        if (question.visual) {
          question.visual.svg = question.visual.svg.replace(
            '</svg>',
            `${label(100, 'one')}${label(105, 'two')}</svg>`,
          );
        }
      }),
      /^visual: labels "one" and "two" overlap/,
      false,
    );
    expectFault(
      changed(open, ({ question }) => {
        if (question.visual) {
          question.visual.svg = question.visual.svg.replace('</svg>', `${label(310, 'outside')}</svg>`);
        }
      }),
      /^visual: label "outside" outside/,
      false,
    );
  });

  it('finds a stem that speaks of a drawing that is not there', () => {
    expectFault(
      changed(choice, ({ question }) => {
        question.questionText = `The table shows the prices. ${question.questionText}`;
        question.visual = null;
      }),
      /^visual: the stem speaks of a drawing/,
      false,
    );
  });

  it('finds a table that is spoken of as a graph', () => {
    const table = makeItem(
      {
        gradeLevel: 'Primary 4',
        subStrandId: 'data_handling',
        heuristicId: 'h8_guess_and_check',
        level: 'not_ready',
        questionType: 'open-ended',
        seed: 2,
        id: 'x',
      },
      PLAIN,
    );
    expect(checkItem(table).faults).toEqual([]);
    expectFault(
      changed(table, ({ question }) => {
        question.scaffoldingHints[0] = 'Read both numbers from the drawing.';
      }),
      /^visual: .* beside a table/,
      false,
    );
  });

  it('finds what is counted asked for as if it were measured, and "has" before its owner', () => {
    const withAsk = (ask: string): Item =>
      changed(open, ({ question }) => {
        question.questionText = question.questionText.replace(/[^.?]*\?$/, ` ${ask}`);
      });
    expectFault(withAsk('How much beans does she have now?'), /^grammar: how much of what/, false);
    expectFault(withAsk('How many units has each bar?'), /^grammar: has before/, false);
    for (const fine of [
      'How many units does each bar have?',
      'How much change does she get?',
      'How many laps has Hui Min done then?',
    ])
      expect(checkItem(withAsk(fine)).faults.filter((f) => f.startsWith('grammar'))).toEqual([]);
  });

  it('finds another name that would be marked correct', () => {
    const named = makeItem(
      {
        ...base,
        gradeLevel: 'Primary 4',
        subStrandId: 'data_handling',
        heuristicId: 'h10_logical_deduction',
        level: 'not_ready',
        questionType: 'open-ended',
      },
      { ...PLAIN, structure: 'whose-bar-bars' },
    );
    const [part] = named.scheme.parts;
    const other =
      named.provenance.params['answerNames']?.split('|').find((name) => name !== part?.expected) ?? '';
    expectFault(
      changed(named, ({ scheme }) => {
        scheme.parts[0]?.acceptedAnswers.push(other);
      }),
      /^form: the other name/,
    );
  });

  it('finds a template it does not know and a shape that is not an item', () => {
    expectFault(
      changed(open, ({ provenance }) => {
        provenance.template = 'h1/ratio/unheard-of';
      }),
      /^solve: unknown template/,
    );
    expectFault({ ...open, question: { ...open.question, marks: 0 } }, /^schema:/);
    expectFault(
      changed(open, ({ question }) => {
        question.questionText += ' There is ___ left.';
      }),
      /^schema: blanks/,
    );
  });
});
