import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBuilt } from './built-modules.ts';
import { OperatorError } from './operator-error.ts';
import { repoRoot } from './paths.ts';
import { findRunningDatabase } from './running-product.ts';

/** Weights as the file keeps them. */
interface StoredHead {
  version: number;
  answers: number;
  weights: Readonly<Record<string, number>>;
}

/** What the fit of the built assessment service returns. */
export interface AbilityFit {
  fit: { answers: number; pupils: number; heldOut: { on: number; off: number } | null };
  refused: 'too-few' | 'no-better' | null;
  head: StoredHead;
}

const WEIGHTS_FILE = 'services/assessment/src/ability/head-weights.ts';

/**
 * `npm run fit-ability`: fits the recency head of the ability model from the marked answers, and writes its weights into
 * the repository. From the assessment database of DATABASE_URL, or of the product that runs in DATA_DIR.
 */
export async function fitFromCommandLine(): Promise<void> {
  try {
    const url = process.env.DATABASE_URL ?? findRunningDatabase('assessment');
    const { fitAbility } = await importBuilt<{ fitAbility(url: string): Promise<AbilityFit> }>('fit-ability');
    const found = await fitAbility(url);
    process.stdout.write(`${describeFit(found)}\n`);
    if (found.refused === null) writeFileSync(path.join(repoRoot, WEIGHTS_FILE), printWeights(found.head));
    else process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** What a fit found, in a line for the developer. */
export function describeFit({ fit: { answers, pupils, heldOut }, refused, head }: AbilityFit): string {
  const found = `Answers: ${answers}, pupils: ${pupils}.`;
  if (refused === 'too-few') return `${found} Too few, so the weights stay. Fit again with more answers.`;
  const losses = `Log loss ${heldOut?.on.toFixed(4)} with the head, ${heldOut?.off.toFixed(4)} without`;
  if (refused === 'no-better') return `${found} ${losses}. The head is no better, so the weights stay.`;
  return `${found} ${losses}. Version ${head.version} is in ${WEIGHTS_FILE}; read it, run npm test and commit it.`;
}

/** The file of weights. */
export function printWeights({ version, answers, weights }: StoredHead): string {
  const lines = Object.entries(weights).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight},\n`);
  return `import type { StoredHead } from '@sumfox/pupil-model/head';

/** Weights of the recency head. Written by \`npm run fit-ability\`, read and committed by a developer. */
export const HEAD_WEIGHTS: StoredHead = {
  version: ${version},
  answers: ${answers},
  weights: {
${lines.join('')}  },
};
`
    .replaceAll(/"(constant)"/g, '$1')
    .replaceAll('"', "'");
}
