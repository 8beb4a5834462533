import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { accessibilityRules } from '@sumfox/infra/lint/accessibility.ts';
import { dependencyConstraints, specDependencyConstraints } from '@sumfox/infra/lint/boundaries.mjs';
import { houseRules } from '@sumfox/infra/lint/house-rules.mjs';
import { messageNamesRule, pageMessagesRule } from '@sumfox/infra/lint/page-messages.ts';
import { moduleStateRule } from '@sumfox/infra/lint/module-state.ts';
import { questionKindRule } from '@sumfox/infra/lint/question-kinds.ts';
import { sqlRule } from '@sumfox/infra/lint/sql-sites.ts';

const moduleBoundaries = (depConstraints) => [
  'error',
  {
    allow: [],
    enforceBuildableLibDependency: false,
    // A spec that imports late does not make the library a lazy one.
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints,
  },
];

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', 'coverage/**', 'test-results/**'] },
  // A rule is changed here, for everybody, or not at all.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    languageOptions: { parser: tseslint.parser, sourceType: 'module' },
    plugins: { '@typescript-eslint': tseslint.plugin, '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(dependencyConstraints) },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '{libs,services}/*/src/testing/**', 'gateway/src/testing/**'],
    rules: { '@nx/enforce-module-boundaries': moduleBoundaries(specDependencyConstraints) },
  },
  ...houseRules,
  questionKindRule,
  messageNamesRule,
  pageMessagesRule,
  moduleStateRule,
  sqlRule,
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  accessibilityRules,
];
