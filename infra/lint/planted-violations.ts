import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import type { ESLint } from 'eslint';
import { ACCESSIBILITY_BREACHES } from './accessibility.ts';
import { prepareEslint } from './eslint-run.ts';

/** A text that must not pass, as if it stood in a file of the folder. */
interface PlantedViolation {
  folder: string;
  /** `ROOT` stands for the way from the file to the checkout. */
  text: string;
  /** The rule that must see it. */
  rule: string;
  /** The file stands in for one of this role, such as a `*.queries.ts`. */
  fileRole?: 'queries' | 'messages' | 'spec';
}

const BOUNDARY = '@nx/enforce-module-boundaries';
const imports = (module: string) => `import * as planted from '${module}';\nexport { planted };\n`;
const crosses = (folder: string, ...modules: string[]): PlantedViolation[] =>
  modules.map((module) => ({ folder, text: imports(module), rule: BOUNDARY }));

const namesKind = (...texts: string[]): PlantedViolation[] =>
  ['services/identity/src', 'frontend/src/features'].flatMap((folder) =>
    texts.map((text) => ({ folder, text, rule: 'sumfox/question-kinds' })),
  );

const writesText = (...texts: string[]): PlantedViolation[] =>
  texts.map((text) => ({ folder: 'frontend/src/app', text, rule: 'sumfox-pages/messages' }));

const writesSql = (...texts: string[]): PlantedViolation[] =>
  texts.map((text) => ({ folder: 'services/identity/src', text, rule: 'sumfox-sql/sql' }));
const inQueries = (violations: PlantedViolation[]) =>
  violations.map((violation): PlantedViolation => ({ ...violation, fileRole: 'queries' }));

const boundsTime = (...bounds: string[]): PlantedViolation[] =>
  bounds.map((bound) => ({
    folder: 'libs/platform/src',
    text: `it('is quick', () => ${bound});\n`,
    rule: 'no-restricted-syntax',
    fileRole: 'spec',
  }));

const namesMessage = (...texts: string[]): PlantedViolation[] =>
  texts.map((text) => ({
    folder: 'frontend/src/pages',
    text,
    rule: 'sumfox-pages/message-names',
    fileRole: 'messages',
  }));

/** At least one violation of each boundary and of each rule that guards more than style. */
const plantedViolations: readonly PlantedViolation[] = [
  ...['contracts', 'curriculum', 'answer-marking', 'question-kinds', 'question-engine'].flatMap((name) =>
    crosses(
      `libs/${name}/src`,
      '@nestjs/common',
      '@mikro-orm/core',
      'bullmq',
      'react',
      '@sumfox/platform/tokens',
    ),
  ),
  ...crosses('libs/contracts/src', '@sumfox/question-kinds/registry', '@sumfox/answer-marking/mark-answer'),
  ...crosses('libs/answer-marking/src', '@sumfox/question-kinds/registry'),
  ...crosses('libs/question-kinds/src', '@sumfox/question-engine/assemble-item'),
  ...crosses('libs/platform/src', '@sumfox/curriculum/grades', '@sumfox/identity-service/database', 'react'),
  ...crosses(
    'libs/ai/src',
    '@sumfox/question-engine/engine',
    '@sumfox/marking-service/database',
    '@sumfox/testing/fake-model/fake-model-server',
    'react',
  ),
  ...crosses('libs/testing/src', '@sumfox/ai/model', '@nestjs/common', 'react'),
  ...crosses(
    'services/identity/src',
    '@sumfox/marking-service/database',
    '@sumfox/gateway/main',
    '@sumfox/testing/fake-model/fake-model-server',
    'antd',
  ),
  ...crosses(
    'services/identity/src',
    'ROOT/services/marking/src/database.js',
    'ROOT/libs/contracts/src/errors.js',
    'ROOT/infra/local/ports.ts',
  ),
  // Tools and tests name packages too.
  ...crosses('infra/local', 'ROOT/libs/contracts/src/errors.js', 'ROOT/frontend/build/light-fraction.ts'),
  ...crosses('infra/faults', 'ROOT/services/marking/src/database.js'),
  ...crosses(
    'gateway/src',
    '@sumfox/identity-service/database',
    '@sumfox/question-engine/engine',
    '@mikro-orm/postgresql',
    'pg',
  ),
  ...crosses(
    'frontend/src',
    '@sumfox/platform/tokens',
    '@sumfox/question-engine/engine',
    '@nestjs/common',
    'bullmq',
  ),
  {
    folder: 'gateway/src',
    text: imports('@sumfox/platform/database/database'),
    rule: 'no-restricted-imports',
  },
  {
    folder: 'libs/contracts/src',
    text: "import { z } from 'zod';\nexport { z };\n",
    rule: 'no-restricted-imports',
  },
  {
    folder: 'libs/contracts/src',
    text: "import { string } from 'zod/mini';\nexport { string };\n",
    rule: 'no-restricted-syntax',
  },
  {
    folder: 'services/identity/src',
    text: 'export const secret = process.env.SECRET;\n',
    rule: 'no-restricted-syntax',
  },
  {
    folder: 'libs/contracts/src',
    text: '/* eslint-disable */\nexport const anything: any = 1;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  { folder: 'libs/contracts/src', text: '\n'.repeat(401) + 'export {};\n', rule: 'max-lines' },
  {
    folder: 'libs/contracts/src',
    text: `export function planted() {${'\n'.repeat(61)}}\n`,
    rule: 'max-lines-per-function',
  },
  ...boundsTime(
    'expect(performance.now() - startedAt).toBeLessThan(4_000)',
    'expect(Math.abs(Date.now() - at)).toBeLessThanOrEqual(5)',
    'expect(ms).toBeLessThan(2 * limitMs)',
  ),
  ...namesKind(
    "export const kind = 'fill-in-the-blank';\n",
    'export const weights = { mcq: 0.25 };\n',
    'export const count = (question: { blankCount: number }) => question.blankCount;\n',
    'export const statement = `select selected_option from answers`;\n',
    "export const where = `question_type = 'mcq'`;\n",
    'export const isOf = (a: { questionType: string }, kind: string) => a?.questionType === kind;\n',
    'export function say(questionType: string) {\n  switch (questionType) {\n  }\n}\n',
  ),
  ...[
    'let turn = 0;\nexport const next = () => (turn += 1);\n',
    'export const handlers = new Map<string, string>();\n',
  ].map((text) => ({ folder: 'libs/platform/src', text, rule: 'sumfox-state/module-state' })),
  ...writesSql(
    "export const run = (em: Em) => em.execute('select 1');\n",
    "export const run = (pool: Pool) => pool.query('select 1');\n",
    "export const run = (em: Em) => em.find(Account, { [raw('lower(name)')]: 'a' });\n",
    'export const condition = sql`lower(name)`;\n',
    "// SQL: the ORM knows no window.\nexport const run = (em: Em) => readRows(em, Row, 'select 1');\n",
  ),
  ...inQueries(
    writesSql(
      "export const run = (em: Em) => readRows(em, Row, 'select 1');\n",
      "// SQL: the ORM knows no window.\nexport const run = (em: Em) => em.execute('select 1');\n",
    ),
  ),
  ...namesMessage(
    `export const A = defineMessages('pages/a', { question2: 'Question' });\n`,
    `export const B = defineMessages('pages/b', { kept: params('{name} and {name2}') });\n`,
  ),
  ...writesText(
    'export const Planted = () => <p>done</p>;\n',
    'export const Planted = ({ on }: { on: boolean }) => <p>{on ? "on" : "off"}</p>;\n',
    'export const Planted = () => <img alt="Fox" src="/fox.svg" />;\n',
    'export const title = `Question ${location.hash}`;\n',
    'export const choices = [{ value: "a", label: "Pick one" }];\n',
    'export const choice = { value: "a", label: "I did it" };\n',
    'export const Planted = ({ of: Figure }: { of: (p: { note: string }) => null }) => <Figure note="keys put right" />;\n',
  ),
  {
    folder: 'frontend/src',
    text: "import { useState } from 'react';\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
    rule: 'react-hooks/rules-of-hooks',
  },
  ...Object.entries(ACCESSIBILITY_BREACHES).map(([rule, part]) => ({
    folder: 'frontend/src/app',
    text: `export const Planted = () => ${part};\n`,
    rule: `jsx-a11y-x/${rule}`,
  })),
  {
    folder: 'frontend/src/app',
    text: `export function Planted() {${'\n'.repeat(151)}}\n`,
    rule: 'max-lines-per-function',
  },
  {
    folder: 'frontend/src/shared/api',
    text: `export function planted() {${'\n'.repeat(61)}}\n`,
    rule: 'max-lines-per-function',
  },
];

/** Allowed imports: a boundary that rejects everything proves nothing. */
const allowedImports: readonly PlantedViolation[] = [
  {
    folder: 'libs/platform/src',
    text: "export const NAMES: ReadonlySet<string> = new Set(['a']);\n",
    rule: 'sumfox-state/module-state',
  },
  ...crosses(
    'services/identity/src',
    '@sumfox/contracts/errors',
    '@sumfox/platform/tokens',
    '@mikro-orm/core',
  ),
  ...crosses('libs/ai/src', '@sumfox/contracts/errors', '@sumfox/platform/tokens', '@mikro-orm/core'),
  ...crosses('gateway/src', '@sumfox/contracts/errors', '@sumfox/platform/tokens', '@nestjs/common'),
  ...crosses('frontend/src', '@sumfox/contracts/errors', '@sumfox/question-kinds/registry', 'react'),
  ...crosses('infra/local', '@sumfox/contracts/processes.ts', '@sumfox/testing/pdf/write-pdf', 'ioredis'),
  ...writesSql('export const run = (builder: Builder) => builder.execute();\n'),
  ...inQueries(
    writesSql(
      "// SQL: the ORM knows no window.\nexport const run = (em: Em) => readRows(em, Row, 'select 1');\n",
      "/** All. SQL: the ORM\n * knows no window. */\nexport async function run(em: Em) {\n  return readRows(em, Row, 'select 1');\n}\n",
    ),
  ),
  ...namesMessage(
    `export const C = defineMessages('pages/c', {\n  // The grade.\n  p1: 'Primary 1',\n  kinds: { a1: 'One' },\n});\n`,
  ),
  ...writesText(
    'export const Planted = ({ text }: { text: string }) => <p className="Note">{text}</p>;\n',
    'export const isEnter = (key: string) => key === "Enter";\n',
    'export function stop(): never {\n  throw new Error("No root in the page.");\n}\n',
  ),
  ...boundsTime(
    'expect(waits).toBeLessThanOrEqual(roundsUntil(Date.now()))',
    'expect(performance.now() - startedAt).toBeGreaterThan(990)',
  ),
  ...namesKind(
    'export const isTotal = (row: { question_type: string | null }) => row.question_type === null;\n',
  ),
];

/**
 * Lints the planted texts under the names of existing files, so that nothing is written. @returns undetected
 * violations, and allowed imports that are rejected
 */
export async function findUnseenViolations(): Promise<string[]> {
  const eslint = await prepareEslint();
  const [unseen, refused] = await Promise.all([
    listBySeen(eslint, plantedViolations, false),
    listBySeen(eslint, allowedImports, true),
  ]);
  return [
    ...unseen.map(({ rule, folder, text }) => `${rule} does not see, in ${folder}:\n${text.trim()}`),
    ...refused.map(({ rule, folder, text }) => `${rule} refuses, in ${folder}:\n${text.trim()}`),
  ];
}

/** The texts that their rule sees, or those that it does not. */
async function listBySeen(
  eslint: ESLint,
  texts: readonly PlantedViolation[],
  seen: boolean,
): Promise<PlantedViolation[]> {
  const listed: PlantedViolation[] = [];
  for (const together of groupByHost(texts)) {
    const rulesOfLines = await lintTogether(eslint, together);
    listed.push(...together.filter((one, i) => (rulesOfLines[i]?.has(one.rule) ?? false) === seen));
  }
  return listed;
}

/** A longer text is about the length of its file. */
const MOST_LINES_TOGETHER = 10;

/** Texts that can stand below each other in one file, which is faster than one file for each. */
function groupByHost(texts: readonly PlantedViolation[]): PlantedViolation[][] {
  const groups = new Map<string, PlantedViolation[]>();
  for (const [i, one] of texts.entries()) {
    const isLong = one.text.split('\n').length > MOST_LINES_TOGETHER;
    const host = isLong ? `alone ${i}` : `${one.folder} ${one.fileRole ?? ''}`;
    groups.set(host, [...(groups.get(host) ?? []), one]);
  }
  return [...groups.values()];
}

/** For each of the texts in one file, the rules that see something in its lines. */
async function lintTogether(eslint: ESLint, texts: readonly PlantedViolation[]): Promise<Set<string>[]> {
  const [first] = texts;
  if (!first) return [];
  const host = findSource(first.folder, first.fileRole);
  const way = path.relative(path.dirname(host), repoRoot);
  const parts = texts.map(({ text }) => text.replace('ROOT', way));
  const [result] = await eslint.lintText(parts.join(''), { filePath: host });
  let end = 1;
  return parts.map((part) => {
    const start = end;
    end += part.split('\n').length - 1;
    const inside = (result?.messages ?? []).filter(
      ({ line = 1, severity }) => severity === 2 && line >= start && line < end,
    );
    return new Set(inside.map(({ ruleId }) => ruleId ?? 'syntax'));
  });
}

/** A source of the role that is no file with special rights. */
function findSource(folder: string, role: PlantedViolation['fileRole']): string {
  const names = fs.readdirSync(path.join(repoRoot, folder), { recursive: true, encoding: 'utf8' }).sort();
  const usable = names.find(
    (name) =>
      /\.tsx?$/.test(name) &&
      /\.(queries|messages|spec)\.tsx?$/.exec(name)?.[1] === role &&
      !/(^|\/)config\b|\.d\.ts$|migrations\//.test(name),
  );
  if (!usable)
    throw new Error(`There is no source in ${folder} in whose place a violation could be planted.`);
  return path.join(repoRoot, folder, usable);
}
