import type { ESLint, Linter, Rule } from 'eslint';

/**
 * State at the level of a module is shared by all that runs in a process, tests included, and has no owner. A provider
 * holds it instead. A `WeakMap` is allowed: it remembers what was computed from an object, and goes with it.
 */
const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      changes: 'Hold state in a provider, not in a variable of the module.',
      changeable: 'Declare {{ name }} as a ReadonlyMap or a ReadonlySet, or hold it in a provider.',
    },
    schema: [],
  },
  create: (context) => ({
    Program({ body }) {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declared?.type !== 'VariableDeclaration') continue;
        if (declared.kind !== 'const') context.report({ node: declared, messageId: 'changes' });
        for (const { id, init } of declared.declarations) {
          if (init?.type !== 'NewExpression' || init.callee.type !== 'Identifier') continue;
          if (id.type !== 'Identifier' || !['Map', 'Set'].includes(init.callee.name)) continue;
          if (!/^\w+\s*:\s*Readonly(?:Map|Set)\b/.test(context.sourceCode.getText(id)))
            context.report({ node: id, messageId: 'changeable', data: { name: id.name } });
        }
      }
    },
  }),
};

const plugin: ESLint.Plugin = { rules: { 'module-state': rule } };

/** The question engine follows when it is built again. */
export const moduleStateRule: Linter.Config = {
  files: ['libs/*/src/**/*.ts', 'services/*/src/**/*.ts', 'gateway/src/**/*.ts'],
  ignores: ['libs/question-engine/**', 'libs/testing/**', '**/testing/**', '**/measured/**', '**/*.spec.ts'],
  plugins: { 'sumfox-state': plugin },
  rules: { 'sumfox-state/module-state': 'error' },
};
