import type { ESLint, Linter, Rule } from 'eslint';

type Listener = NonNullable<Rule.RuleListener['CallExpression']>;
type Call = Parameters<Listener>[0];

/**
 * Entities are the normal way to the database. SQL stands in a `*.queries.ts` and goes through `readRows`, `changeRows`
 * or `runPrepared`, which check its rows and bind its values. A comment above it says after `SQL:` why the ORM is not
 * enough.
 */

/** Ways around the schema and the bound values. */
const BARE = new Set(['execute', 'query', 'executeQuery', 'executeDump', 'getKysely', 'getNativeClient']);
const WITH_SCHEMA = new Set(['readRows', 'changeRows', 'runPrepared']);
/** How a finished query builder is carried out, which is no SQL of ours. */
const BUILDER_METHODS: readonly unknown[] = ['all', 'get', 'run'];
const REASON = /\bSQL: +\S+ +\S+ +\S+/;

/** Kind of a call: bare SQL, SQL with a schema, or neither. */
function classify({ callee, arguments: given }: Call): 'bare' | 'with schema' | null {
  const name = nameOf(callee);
  if (name === null) return null;
  if (WITH_SCHEMA.has(name)) return 'with schema';
  if (callee.type === 'Identifier') return name === 'raw' ? 'bare' : null;
  if (!BARE.has(name)) return null;
  const [first] = given;
  const isBuilder =
    name === 'execute' &&
    (!first || (first.type === 'Literal' && BUILDER_METHODS.some((method) => method === first.value)));
  // A policy of cockatiel runs a function; a statement is a text or made of one.
  const isPolicy = name === 'execute' && first?.type === 'ArrowFunctionExpression';
  return isBuilder || isPolicy ? null : 'bare';
}

function nameOf(callee: Call['callee']): string | null {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : null;
}

/** Whether a comment before the statement, or before its function, gives the reason. */
function hasReason(node: Rule.Node, source: Rule.RuleContext['sourceCode']): boolean {
  for (let at: Rule.Node | null = node; at; at = at.parent) {
    if (source.getCommentsBefore(at).some(({ value }) => REASON.test(value.replace(/\s+\*?\s*/g, ' '))))
      return true;
    if (at.type === 'FunctionDeclaration' || at.type === 'MethodDefinition' || at.parent?.type === 'Program')
      return at.parent?.type.startsWith('Export') === true && hasReason(at.parent, source);
  }
  return false;
}

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    messages: {
      bare: 'Use an entity. Where the ORM is not enough, use readRows or changeRows in a *.queries.ts.',
      place: 'Move this statement to a *.queries.ts, or use an entity.',
      reason: 'Say in a comment above this statement, after "SQL:", why the ORM is not enough.',
      site: 'A statement in SQL.',
    },
    schema: [{ type: 'object', properties: { counts: { type: 'boolean' } }, additionalProperties: false }],
  },
  create(context) {
    const [{ counts = false } = {}] = context.options as Array<{ counts?: boolean }>;
    const isHome = context.filename.endsWith('.queries.ts');
    return {
      CallExpression(node) {
        const kind = classify(node);
        if (kind === null) return;
        if (counts) context.report({ node, messageId: 'site' });
        else if (kind === 'bare') context.report({ node, messageId: 'bare' });
        else if (!isHome) context.report({ node, messageId: 'place' });
        else if (!hasReason(node, context.sourceCode)) context.report({ node, messageId: 'reason' });
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
        context.report({ node, messageId: counts ? 'site' : 'bare' });
      },
    };
  },
};

export const sqlPlugin: ESLint.Plugin = { rules: { sql: rule } };

/** Production files of the processes. */
export const SQL_FILES = ['libs/*/src/**/*.ts', 'services/*/src/**/*.ts', 'gateway/src/**/*.ts'];
/** Where SQL is no way around an entity. */
export const NO_SQL_SITES = [
  // The ways themselves.
  'libs/platform/src/database/{database,entity-rows,send-statement,statements}.ts',
  // Databases of tests.
  'libs/testing/src/**',
  '**/migrations/**',
  '**/testing/**',
  '**/*.spec.ts',
];

export const sqlRule: Linter.Config = {
  files: SQL_FILES,
  ignores: NO_SQL_SITES,
  plugins: { 'sumfox-sql': sqlPlugin },
  rules: { 'sumfox-sql/sql': 'error' },
};
