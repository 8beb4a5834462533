/**
 * Import rules by the tags in the packages' package.json. The planted violations of `planted-violations.ts` prove that
 * each rule works.
 */
const frameworks = [
  '@nestjs/*',
  '@mikro-orm/*',
  'bullmq',
  'bullmq-otel',
  'ioredis',
  'pg',
  'kysely',
  'fastify',
  '@fastify/*',
  'pino',
];
const browser = [
  'react',
  'react-dom',
  'react-router-dom',
  'antd',
  '@tanstack/*',
  'lucide-react',
  '@radix-ui/*',
  'idb-keyval',
];

/** `testing` is the type of what only tests may lean on: it is none that any rule for the product names. */
const constraints = (...forSpecs) => [
  {
    sourceTag: 'type:lib',
    onlyDependOnLibsWithTags: ['type:lib', ...forSpecs],
    bannedExternalImports: browser,
  },
  // Pure: the same code runs in the browser, in a service and in a test, with no server near.
  {
    sourceTag: 'scope:pure',
    onlyDependOnLibsWithTags: ['scope:pure'],
    bannedExternalImports: [...frameworks, ...browser],
  },
  // Shapes and answer reading do not depend on the kinds of question.
  { sourceTag: 'lib:contracts', onlyDependOnLibsWithTags: ['lib:curriculum'] },
  { sourceTag: 'lib:answer-marking', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:curriculum'] },
  {
    sourceTag: 'lib:question-kinds',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:curriculum', 'lib:answer-marking'],
  },
  { sourceTag: 'lib:platform', onlyDependOnLibsWithTags: ['lib:contracts'] },
  // Its ledger and its events need the database of the process that asks.
  { sourceTag: 'lib:ai', onlyDependOnLibsWithTags: ['lib:contracts', 'lib:platform', ...forSpecs] },
  // It stands in for servers of others, and would prove little with the product's own code in it; the pretend model of a
  // demonstration alone reads workings by the product's reader.
  {
    sourceTag: 'type:testing',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:answer-marking'],
    bannedExternalImports: [...frameworks, ...browser],
  },
  {
    sourceTag: 'type:service',
    onlyDependOnLibsWithTags: ['type:lib', ...forSpecs],
    bannedExternalImports: browser,
  },
  {
    sourceTag: 'type:gateway',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:curriculum', 'lib:platform'],
    bannedExternalImports: ['@mikro-orm/*', 'pg', ...browser],
  },
  // Tools and whole-product tests may import everything; the product may not import them.
  { sourceTag: 'type:tools', onlyDependOnLibsWithTags: ['*'] },
  {
    sourceTag: 'type:frontend',
    onlyDependOnLibsWithTags: ['lib:contracts', 'lib:curriculum', 'lib:answer-marking', 'lib:question-kinds'],
    bannedExternalImports: frameworks,
  },
];

export const dependencyConstraints = constraints();
/** For specs, which alone may import what is made for tests. */
export const specDependencyConstraints = constraints('type:testing');
