import type { ProficiencyLevel } from '@sumfox/curriculum/grades';
import { PLAIN, amount } from '../../core/amount.js';
import { type Draft, type Fact, type Shape, gateway, relation } from '../../core/draft.js';
import { type Exact, exact } from '../../numbers/exact.js';
import { drawPerson } from '../../core/people.js';
import { Working } from '../../core/working.js';

type Op = '×' | '÷' | '+' | '−';

const SAID: Readonly<Record<Op, (n: string) => string>> = {
  '×': (n) => `multiplies it by ${n}`,
  '÷': (n) => `divides it by ${n}`,
  '+': (n) => `adds ${n}`,
  '−': (n) => `takes away ${n}`,
};
const INVERSE: Readonly<Record<Op, Op>> = { '×': '÷', '÷': '×', '+': '−', '−': '+' };
const SIGNS: Readonly<Record<Op, string>> = { '×': '*', '÷': '/', '+': '+', '−': '-' };

function apply(op: Op, value: Exact, n: number): Exact {
  return op === '×' ? value.mul(n) : op === '÷' ? value.div(n) : op === '+' ? value.add(n) : value.sub(n);
}

/** A chain of operations on a hidden number, drawn as a machine or told as a riddle. */
function chain(ops: readonly Op[], level: ProficiencyLevel): Shape {
  const names = ['x', ...ops.slice(1).map((_, i) => `step${i + 1}`), 'out'];
  const facts: Fact[] = ops.map((op, i) =>
    (op === '×' || op === '÷' ? gateway : relation)(
      `${names[i + 1] ?? ''} = ${names[i] ?? ''} ${SIGNS[op]} n${i + 1}`,
    ),
  );
  const idOf: Readonly<Record<Op, string>> = { '×': 'times', '÷': 'divide', '+': 'plus', '−': 'minus' };
  return {
    id: ops.map((op) => idOf[op]).join('-'),
    levels: [level],
    proof: { kind: 'facts', facts, asked: 'x' },
    draw: (dice): Draft | null => {
      const easy = level === 'not_ready';
      const x = dice.int(4, easy ? 20 : 60);
      const ns: number[] = [];
      const values: Exact[] = [exact(x)];
      for (const op of ops) {
        const n = op === '×' || op === '÷' ? dice.int(2, easy ? 5 : 9) : dice.int(3, easy ? 20 : 60);
        const next = apply(op, values.at(-1) ?? exact(x), n);
        if (next.d !== 1n || next.compare(2) < 0 || next.compare(1500) > 0) return null;
        ns.push(n);
        values.push(next);
      }
      if (new Set(ns).size < ns.length) return null;
      const out = values.at(-1) ?? exact(x);
      const drawn = dice.chance(2);
      const p = drawPerson(dice);
      const working = new Working();
      let back = out;
      for (let i = ops.length - 1; i >= 0; i -= 1) {
        const op = INVERSE[ops[i] ?? '+'];
        back = working.calc(
          i === 0 ? 'Number at first' : `Undo step ${i + 1}`,
          `${PLAIN.bare(back)} ${op} ${ns[i] ?? 0}`,
          PLAIN,
        );
      }
      const said = ops.map((op, i) => SAID[op](String(ns[i])));
      const sentences =
        said.length === 2
          ? [
              `${p.name} thinks of a number.`,
              `${p.he === 'he' ? 'He' : 'She'} ${said[0] ?? ''} and then ${said[1] ?? ''}.`,
              `The answer is ${PLAIN.bare(out)}.`,
            ]
          : [
              `${p.name} thinks of a number.`,
              `${p.he === 'he' ? 'He' : 'She'} ${said[0] ?? ''} and then ${said[1] ?? ''}.`,
              `After that ${p.he} ${said.slice(2).join(' and then ')}.`,
              `The answer is ${PLAIN.bare(out)}.`,
            ];
      const forwards = ops.reduce((v, op, i) => apply(op, v, ns[i] ?? 1), out);
      const sameOrder = ops.reduce((v, op, i) => apply(INVERSE[op], v, ns[i] ?? 1), out);
      const last = ops.length - 1;
      const skipLast = ops.slice(0, last).reduceRight((v, op, i) => apply(INVERSE[op], v, ns[i] ?? 1), out);
      const skipFirst = values[1] ?? out;
      const lastWrong = ops
        .slice(0, last)
        .reduceRight(
          (v, op, i) => apply(INVERSE[op], v, ns[i] ?? 1),
          apply(ops[last] ?? '+', out, ns[last] ?? 1),
        );
      const firstWrong = apply(ops[0] ?? '+', skipFirst, ns[0] ?? 1);
      return {
        story: drawn ? ['A number goes into the number machine in the figure.'] : sentences,
        ask: drawn ? 'Which number goes in?' : `What number did ${p.name} think of?`,
        blank: drawn ? 'The number that goes in is ___.' : `The number was ___.`,
        answer: amount(x, PLAIN),
        middles: [
          {
            blank: drawn
              ? 'The number after the first step is ___.'
              : 'The number after the first step was ___.',
            amount: amount(skipFirst, PLAIN),
          },
        ],
        params: { ...Object.fromEntries(ns.map((n, i) => [`n${i + 1}`, n])), out },
        working,
        hints: [
          'Start from the number at the end and go back.',
          'Which step came last? What undoes it?',
          `Go back step by step: undo "${ops[last] ?? ''} ${ns[last] ?? ''}" first, and "${ops[0] ?? ''} ${ns[0] ?? ''}" last.`,
        ],
        wrongs: [
          {
            code: 'told-forwards',
            explanation: 'You did the steps again. To go back, undo them.',
            value: forwards,
          },
          { code: 'undone-in-wrong-order', explanation: 'Undo the last step first.', value: sameOrder },
          {
            code: 'last-step-not-undone',
            explanation: 'The last step has to be undone too.',
            value: skipLast,
          },
          { code: 'first-step-not-undone', explanation: 'One more step is to be undone.', value: skipFirst },
          {
            code: 'last-step-repeated',
            explanation: 'The last step has to be undone, not done again.',
            value: lastWrong,
          },
          {
            code: 'first-step-repeated',
            explanation: 'The first step has to be undone, not done again.',
            value: firstWrong,
          },
          {
            code: 'stopped-early',
            explanation: 'There are more steps to undo.',
            value: values[2] ?? skipFirst,
          },
          { code: 'slip-of-one', explanation: 'Check your division.', value: x + 1 },
          { code: 'slip-of-one', explanation: 'Check your subtraction.', value: x - 1 },
        ],
        drawing: drawn
          ? {
              kind: 'machine',
              input: '?',
              operations: ops.map((op, i) => `${op} ${ns[i] ?? ''}`),
              output: PLAIN.bare(out),
            }
          : null,
      };
    },
  };
}

/** h7 for balance and boxes: undo the steps of a machine or a riddle. */
export const ALGEBRA_BACKWARDS: readonly Shape[] = [
  chain(['×', '+'], 'not_ready'),
  chain(['×', '−'], 'not_ready'),
  chain(['÷', '+'], 'guided'),
  chain(['×', '−'], 'guided'),
  chain(['÷', '−'], 'guided'),
  chain(['+', '×', '−'], 'independent'),
  chain(['−', '÷', '+'], 'independent'),
  chain(['×', '+', '÷'], 'independent'),
  chain(['×', '−', '÷', '+'], 'mastery'),
  chain(['÷', '−', '×', '+'], 'mastery'),
  chain(['+', '÷', '−', '×'], 'mastery'),
].map((shape, i, all) => ({
  ...shape,
  // The same chain may serve two levels; a template name must stay unique within the cell.
  id: all.findIndex((s) => s.id === shape.id) === i ? shape.id : `${shape.id}-larger`,
}));
