import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FRACTION = /[\\/]fraction\.js[\\/]dist[\\/]fraction\.mjs$/;
/** The one module that calls methods of a fraction. */
const RATIONAL = new URL('../../libs/answer-marking/src/rational.ts', import.meta.url);

/**
 * Leaves of fraction.js the methods that are called. They all hang on one prototype, so that no bundler can tell by
 * itself which of them nobody needs; continued fractions, logarithms and LaTeX would weigh half as much as the rest.
 */
export function lightFraction(): Plugin {
  const called = new Set(readFileSync(RATIONAL, 'utf8').match(/(?<=['.])[a-z]+\b/g));
  return {
    name: 'light-fraction',
    transform(code, id) {
      if (!FRACTION.test(id)) return null;
      for (const statement of this.parse(code).body) {
        const assigned = statement.type === 'ExpressionStatement' ? statement.expression : null;
        if (assigned?.type !== 'AssignmentExpression' || assigned.right.type !== 'ObjectExpression') continue;
        const { start, end, properties } = assigned.right;
        const kept = properties.filter(
          (each) =>
            each.type === 'Property' && each.key.type === 'Literal' && called.has(String(each.key.value)),
        );
        const text = kept.map((each) => code.slice(each.start, each.end)).join(', ');
        return { code: `${code.slice(0, start)}{ ${text} }${code.slice(end)}`, map: null };
      }
      throw new Error('fraction.js has another shape than the one this was written for');
    },
  };
}
