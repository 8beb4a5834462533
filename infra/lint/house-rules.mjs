/** Rules of this repository apart from imports, each with the sentence for its violation. */

const SPECS = ['**/*.spec.ts', '**/*.spec.tsx'];

/** Where the environment is read; everybody else is handed what was read there. */
const READS_ENVIRONMENT = [
  'libs/platform/src/config/**',
  // Preloaded before any configuration exists.
  'libs/platform/src/tracing/register.ts',
  'services/*/src/config.ts',
  'gateway/src/config.ts',
  'infra/**',
  '**/*.config.ts',
  // Code that only specs use.
  '{libs,services}/*/src/testing/**',
  'gateway/src/testing/**',
  ...SPECS,
];

const environment = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Read the environment in config.ts and hand on what was read.',
  },
  {
    selector: "VariableDeclarator[init.name='process'] Property[key.name='env']",
    message: 'Read the environment in config.ts and hand on what was read.',
  },
];

const namespaceOfZod = [
  {
    selector:
      "ImportDeclaration[source.value='zod/mini'] > :matches(ImportSpecifier, ImportDefaultSpecifier)",
    message: "Write import * as z from 'zod/mini': it is the form that bundles small.",
  },
];

const zodPackages = ['zod', 'zod/v3', 'zod/v4', 'zod/v4-mini', 'zod/v4/core', 'zod/v4/mini'].map((name) => ({
  name,
  message: "Use zod/mini: import * as z from 'zod/mini'.",
}));

const wholeSuiteRuns = [
  {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs: fix it or remove it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
    message: 'Every test runs: fix it or remove it.',
  },
];

const IS_LESS = 'CallExpression[callee.property.name=/^toBeLessThan(OrEqual)?$/]';
const EXPECTED = `${IS_LESS} > MemberExpression.callee > CallExpression.object[callee.name='expect']`;
const TOO_SLOW = 'A busy machine takes longer: wait for the outcome, and leave times to the benches.';

/** A test that fails on a slow machine. */
const boundsOfTime = [
  {
    selector: `${EXPECTED} CallExpression[callee.object.name=/^(Date|performance)$/][callee.property.name='now']`,
    message: TOO_SLOW,
  },
  { selector: `${EXPECTED} > Identifier[name=/^(ms|elapsed|elapsedMs|took|tookMs)$/]`, message: TOO_SLOW },
];

export const houseRules = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...environment, ...namespaceOfZod],
      'no-restricted-imports': ['error', { paths: zodPackages }],
      'max-lines': ['error', { max: 400 }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-debugger': 'error',
      'no-unreachable': 'error',
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-constant-condition': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: READS_ENVIRONMENT,
    rules: { 'no-restricted-syntax': ['error', ...namespaceOfZod] },
  },
  {
    files: [...SPECS, 'infra/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...namespaceOfZod, ...wholeSuiteRuns, ...boundsOfTime],
      'max-lines': 'off',
    },
  },
  { files: ['**/migrations/**'], rules: { 'max-lines': 'off' } },
  {
    // The question engine follows when it is built again.
    files: ['services/**/*.ts', 'gateway/**/*.ts', 'libs/**/*.ts', 'infra/**/*.ts', 'frontend/**/*.ts'],
    ignores: [...SPECS, '**/*.e2e.ts', 'libs/question-engine/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60 }] },
  },
  {
    files: ['frontend/**/*.tsx'],
    ignores: SPECS,
    rules: { 'max-lines-per-function': ['error', { max: 150 }] },
  },
  {
    files: ['gateway/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: zodPackages,
          patterns: [
            {
              group: [
                '@sumfox/platform/database/*',
                '@sumfox/platform/messaging/outbox*',
                '@sumfox/platform/messaging/inbox*',
              ],
              message: 'The gateway has no database.',
            },
          ],
        },
      ],
    },
  },
];
