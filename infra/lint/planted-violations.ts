import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import { prepareEslint } from './eslint-run.ts';

/** A text that must not pass, as if it stood in a file of the folder. */
interface PlantedViolation {
  folder: string;
  /** `ROOT` stands for the way from the file to the checkout. */
  text: string;
  /** The rule that must see it. */
  rule: string;
}

const BOUNDARY = '@nx/enforce-module-boundaries';
const imports = (module: string) => `import * as planted from '${module}';\nexport { planted };\n`;
const crosses = (folder: string, ...modules: string[]): PlantedViolation[] =>
  modules.map((module) => ({ folder, text: imports(module), rule: BOUNDARY }));

/** At least one breach of each boundary, and of each rule of the house that guards more than style. */
const plantedViolations: readonly PlantedViolation[] = [
  ...['contracts', 'curriculum', 'answer-marking', 'question-engine'].flatMap((name) =>
    crosses(
      `libs/${name}/src`,
      '@nestjs/common',
      '@mikro-orm/core',
      'bullmq',
      'react',
      '@sumfox/platform/tokens',
    ),
  ),
  ...crosses(
    'libs/platform/src',
    '@sumfox/curriculum/grades',
    '@sumfox/identity-service/database',
    'react',
  ),
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
  ),
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
    folder: 'services/identity/src',
    text: 'async function save(): Promise<void> {}\nexport function handle() {\n  save();\n}\n',
    rule: '@typescript-eslint/no-floating-promises',
  },
  {
    folder: 'libs/contracts/src',
    text: '/* eslint-disable */\nexport const anything: any = 1;\n',
    rule: '@typescript-eslint/no-explicit-any',
  },
  { folder: 'libs/contracts/src', text: '\n'.repeat(401) + 'export {};\n', rule: 'max-lines' },
  {
    folder: 'frontend/src',
    text: "import { useState } from 'react';\nexport function Planted({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return null;\n}\n",
    rule: 'react-hooks/rules-of-hooks',
  },
];

/** What is allowed: a boundary that refuses everything proves nothing. */
const allowedImports: readonly PlantedViolation[] = [
  ...crosses(
    'services/identity/src',
    '@sumfox/contracts/errors',
    '@sumfox/platform/tokens',
    '@mikro-orm/core',
  ),
  ...crosses('libs/ai/src', '@sumfox/contracts/errors', '@sumfox/platform/tokens', '@mikro-orm/core'),
  ...crosses('gateway/src', '@sumfox/contracts/errors', '@sumfox/platform/tokens', '@nestjs/common'),
  ...crosses('frontend/src', '@sumfox/contracts/errors', 'react'),
];

/**
 * Lints each planted text under the name of a file that exists, so that nothing is written.
 * @returns the violations that pass unseen, and the allowed imports that are refused
 */
export async function findUnseenViolations(): Promise<string[]> {
  const eslint = prepareEslint();
  const sees = async ({ folder, text, rule }: PlantedViolation) => {
    const host = findSource(path.join(repoRoot, folder));
    const way = path.relative(path.dirname(host), repoRoot);
    const [result] = await eslint.lintText(text.replace('ROOT', way), { filePath: host });
    return result?.messages.some(({ ruleId, severity }) => ruleId === rule && severity === 2) ?? false;
  };
  const problems: string[] = [];
  for (const planted of plantedViolations) {
    if (!(await sees(planted)))
      problems.push(`${planted.rule} does not see, in ${planted.folder}:\n${planted.text.trim()}`);
  }
  for (const allowed of allowedImports) {
    if (await sees(allowed))
      problems.push(`${allowed.rule} refuses, in ${allowed.folder}:\n${allowed.text.trim()}`);
  }
  return problems;
}

/** A source that is neither a spec nor one of the few files with rights of their own. */
function findSource(folder: string): string {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const usable = names.find(
    (name) => /\.tsx?$/.test(name) && !/\.spec\.|(^|\/)config\b|\.d\.ts$|migrations\//.test(name),
  );
  if (!usable)
    throw new Error(`There is no source in ${folder} in whose place a violation could be planted.`);
  return path.join(folder, usable);
}
