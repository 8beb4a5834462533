import fs from 'node:fs';
import path from 'node:path';
import { toAsyncApi } from '@sumfox/contracts/messages/async-api';
import { formatText } from '../lint/format.ts';
import { repoRoot } from '../local/paths.ts';
import {
  writeAutoscalers,
  writeCallPolicies,
  writeDisruptionBudgets,
  writeProcesses,
  writeQueueScalers,
} from './cluster.ts';
import { writeComposeServices } from './compose.ts';
import { writeProcessTable } from './readme.ts';

/** A file that is made from the contracts. */
export interface GeneratedFile {
  /** From the checkout. */
  path: string;
  text: string;
}

const MADE = 'Made by "npm run manifests" from libs/contracts/src/processes.ts.';
const MADE_PART = `${MADE} Change that, not what stands from here to the end mark.`;
const END_OF_PART = 'End of what is made.';

const BASE = 'infra/k8s/base';
const CLUSTER: readonly { name: string; about: string; write(): string }[] = [
  {
    name: 'processes',
    about: 'The processes; what holds for every one, process.patch.yaml says.',
    write: writeProcesses,
  },
  {
    name: 'autoscalers',
    about: 'Gateway and services grow with the processor; the workers with their queues, see keda.yaml.',
    write: writeAutoscalers,
  },
  {
    name: 'keda',
    about:
      'Workers grow with what waits for them, and are not taken away while they work. The keys are BullMQ’s own,\n# <QUEUE_PREFIX>:<queue>:<state>; jobs with a priority wait in a sorted set, which KEDA counts as well.',
    write: writeQueueScalers,
  },
  {
    name: 'disruption-budgets',
    about:
      'A drain of machines takes one of a kind at a time. Of a kind with a single one too, which then moves.',
    write: writeDisruptionBudgets,
  },
  { name: 'call-policies', about: 'Who may call whom.', write: writeCallPolicies },
];

/** Contents of the files; those that are generated in part keep the text around it. */
export function listGeneratedFiles(): GeneratedFile[] {
  const files = [
    {
      path: 'docker-compose.yml',
      text: withPart('docker-compose.yml', writeComposeServices(), '  # --- ', ''),
    },
    { path: 'README.md', text: withPart('README.md', writeProcessTable(), '<!-- ', ' -->') },
    { path: 'docs/asyncapi.json', text: JSON.stringify(toAsyncApi()) },
    ...CLUSTER.map(({ name, about, write }) => ({
      path: `${BASE}/${name}.yaml`,
      text: `# ${MADE}\n# ${about}\n${write()}`,
    })),
  ];
  return files.map((file) =>
    // The README keeps its long rows, see .oxfmtrc.jsonc.
    file.path.endsWith('.md') ? file : { ...file, text: formatText(file.path, file.text) },
  );
}

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');

/** The file with what is made between its marks, which stand in comments of its kind. */
function withPart(file: string, made: string, open: string, close: string): string {
  const [begin, end] = [MADE_PART, END_OF_PART].map((text) => `${open}${text}${close}`) as [string, string];
  const text = read(file);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${file} lacks its marks: "${begin}", "${end}"`);
  return `${text.slice(0, from)}${begin}\n\n${made}\n\n${text.slice(to)}`;
}

/** `npm run manifests`. */
export async function writeGeneratedFiles(): Promise<void> {
  for (const { path: file, text } of listGeneratedFiles()) {
    if (fs.existsSync(path.join(repoRoot, file)) && read(file) === text) continue;
    fs.writeFileSync(path.join(repoRoot, file), text);
    console.log(file);
  }
}
