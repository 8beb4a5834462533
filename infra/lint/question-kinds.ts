import fs from 'node:fs';
import path from 'node:path';
import type { ESLint, Linter, Rule } from 'eslint';
import { repoRoot } from '../local/paths.ts';

type Node = Rule.Node | Parameters<NonNullable<Rule.RuleListener['BinaryExpression']>>[0]['left'];

/**
 * What tells one kind of question from another is known in `libs/contracts/src/question` and `libs/question-kinds`, and
 * its views in `frontend/src/entities/question`. Everybody else asks the registries, so that a new kind is added there.
 */

/** The one list of kinds, read as text: rules run before anything is built. */
export const KINDS = readKinds();
/** The field that tells the kind, as contracts and columns name it. */
const KIND_FIELDS = ['questionType', 'question_type'];
/** Fields of a question or of an answer that only one kind has, and their columns. */
export const OWN_FIELDS = [
  'mcqOptions',
  'blankCount',
  'blankPositions',
  'answerCount',
  'answerLabels',
  'selectedOption',
  'blankAnswers',
  'answerParts',
  'selected_option',
  'blank_answers',
  'answer_parts',
];

const NAMES: ReadonlySet<string> = new Set([...KINDS, ...OWN_FIELDS]);
/** A kind in quotes, or a field of a kind as a word: their forms in SQL. */
const IN_TEXT = new RegExp(`'(?:${KINDS.join('|')})'|\\b(?:${OWN_FIELDS.join('|')})\\b`);

function readKinds(): string[] {
  const file = path.join(repoRoot, 'libs/contracts/src/question/item.ts');
  const list = /QUESTION_KINDS = \[(.*?)\]/s.exec(fs.readFileSync(file, 'utf8'))?.[1];
  if (!list) throw new Error(`${file} has no list QUESTION_KINDS.`);
  return [...list.matchAll(/'([a-z-]+)'/g)].flatMap(([, kind]) => kind ?? []);
}

/** Checking for a missing kind does not reveal which one it is. */
const isNull = (node: Node): boolean => node.type === 'Literal' && node.value === null;

const isKindField = (node: Node): boolean => {
  if (node.type === 'ChainExpression') return isKindField(node.expression);
  if (node.type === 'MemberExpression') return isKindField(node.property);
  return node.type === 'Identifier' && KIND_FIELDS.includes(node.name);
};

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      named: 'Ask the registry of @sumfox/question-kinds instead of naming {{ name }}.',
      compared: 'Ask the registry of @sumfox/question-kinds instead of comparing the kind of a question.',
    },
    schema: [],
  },
  create(context) {
    const name = (node: Node, found: string) =>
      context.report({ node, messageId: 'named', data: { name: found } });
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const found = NAMES.has(node.value) ? node.value : IN_TEXT.exec(node.value)?.[0];
        if (found !== undefined) name(node, found);
      },
      TemplateElement(node) {
        const [found] = IN_TEXT.exec(node.value.raw) ?? [];
        if (found) name(node, found);
      },
      Identifier(node) {
        if (NAMES.has(node.name)) name(node, node.name);
      },
      BinaryExpression(node) {
        if (!/^[!=]==?$/.test(node.operator) || isNull(node.left) || isNull(node.right)) return;
        if (isKindField(node.left) || isKindField(node.right))
          context.report({ node, messageId: 'compared' });
      },
      SwitchStatement(node) {
        if (isKindField(node.discriminant)) context.report({ node, messageId: 'compared' });
      },
    };
  },
};

/** Most files outside the two homes that may name a kind. */
export const MAX_EXCEPTIONS = 8;

/**
 * Files that may name a kind or its fields, with the reason. The list may only become shorter: `exceptions are needed`
 * rejects an entry that its file no longer needs.
 */
export const kindExceptions: readonly string[] = [
  // A batch, by the three percentages of its form.
  'services/content/src/**/batch-plan.rules.ts',
  // An answer on the pupil's device, and on its way to the server.
  'frontend/src/entities/paper/entry.rules.ts',
  // A reviewer's view of an answer to a deleted question.
  'frontend/src/entities/review/reviews.rules.ts',
];

export const questionKindPlugin: ESLint.Plugin = { rules: { 'question-kinds': rule } };

export const questionKindRule: Linter.Config = {
  files: [
    'libs/*/src/**/*.ts',
    'services/*/src/**/*.ts',
    'gateway/src/**/*.ts',
    'frontend/src/**/*.{ts,tsx}',
    'infra/local/**/*.ts',
  ],
  ignores: [
    'libs/contracts/src/question/**',
    'libs/question-kinds/src/**',
    'libs/question-engine/src/**',
    // What a pupil and others see of each kind.
    'frontend/src/entities/question/**',
    'libs/testing/src/**',
    '**/migrations/**',
    // What only tests and measurements use.
    '**/testing/**',
    '**/measured/**',
    '**/*.spec.{ts,tsx}',
    ...kindExceptions,
  ],
  plugins: { sumfox: questionKindPlugin },
  rules: { 'sumfox/question-kinds': 'error' },
};
