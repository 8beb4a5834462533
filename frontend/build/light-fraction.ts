import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FRACTION = /[\\/]fraction\.js[\\/]dist[\\/]fraction\.mjs$/;
/** The one module that calls methods of a fraction. */
const RATIONAL = '@sumfox/answer-marking/rational';

/**
 * Leaves of fraction.js the methods that are called. They all hang on one prototype, so that no bundler can tell by
 * itself which of them nobody needs; continued fractions, logarithms and LaTeX would weigh half as much as the rest.
 */
export function lightFraction(): Plugin {
  return {
    name: 'light-fraction',
    async transform(code, id) {
      if (!FRACTION.test(id)) return null;
      const caller = await this.resolve(RATIONAL);
      if (caller === null) throw new Error(`${RATIONAL} was not found`);
      const called = new Set(readFileSync(caller.id, 'utf8').match(/(?<=['.])[a-z]+\b/g));
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
