import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { repoRoot } from '../local/paths.ts';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.nx',
  'coverage',
  'test-results',
  'playwright-report',
]);
const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|ttf|pdf|gz|zip)$/i;
const SCRIPT = /\.(mjs|cjs|js)$/;
const MAX_LINES = 400;

/** Faults that show in the text of any file. */
interface TextRule {
  sentence: string;
  pattern: RegExp;
  applies(file: string): boolean;
}

// The words are put together here so that this file does not break its own rules.
const homes = ['home', 'Users', 'work', 'workspace'].join('|');
const packageHosts = [
  'registry\\.(npmjs|yarnpkg)',
  'artifactory',
  'verdaccio',
  'nexus\\.',
  'npm\\.pkg\\.',
].join('|');

const textRules: readonly TextRule[] = [
  {
    sentence: "names a path of a developer's machine",
    pattern: new RegExp(`(?<![\\w.@:/-])/(${homes})/[\\w.-]+`),
    applies: () => true,
  },
  {
    sentence: 'names a host from which packages are fetched',
    pattern: new RegExp(`https?://[^\\s"'<>]*(${packageHosts})`, 'i'),
    applies: () => true,
  },
  {
    sentence: 'turns a rule off',
    pattern: new RegExp(`(?:/[/*]|<!--)\\s*ox${'lint'}-disable`),
    applies: () => true,
  },
  {
    sentence: 'leaves out a test',
    pattern: /\b(it|test|describe)\.(only|skip|todo|fixme)\b/,
    applies: (file) => SCRIPT.test(file) && /\.spec\.|\/e2e\//.test(file),
  },
  {
    sentence: 'refers to a section of a document that is not here; name a rule of docs/specification',
    pattern: /§\s?\d|\b(MARKING|GENERATION|CURRICULUM|DESIGN|RELIABILITY\w*|UX) ?\d/,
    // Check sums have such letters by chance.
    applies: (file) => file !== 'package-lock.json',
  },
];

/** The faults of one file's text, each as `file:line sentence`. */
export function findProblemsInText(file: string, text: string): string[] {
  const problems: string[] = [];
  const lines = text.split('\n');
  for (const rule of textRules.filter(({ applies }) => applies(file))) {
    lines.forEach((line, index) => {
      if (rule.pattern.test(line))
        problems.push(`${file}:${index + 1}  ${rule.sentence}: ${line.trim().slice(0, 120)}`);
    });
  }
  if (SCRIPT.test(file) && lines.length > MAX_LINES)
    problems.push(`${file}  has ${lines.length} lines, ${MAX_LINES} are allowed`);
  return problems;
}

/** The faults of all files that are, or would be, in the repository. */
export async function findTextProblems(): Promise<string[]> {
  return readTextFiles().flatMap(({ file, text }) => findProblemsInText(file, text));
}

/** A file by its path from the root of the repository, and what it holds. */
export interface TextFile {
  file: string;
  text: string;
}

/** All texts that are, or would be, in the repository. */
export function readTextFiles(): TextFile[] {
  return listFiles()
    .filter((file) => !BINARY.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(repoRoot, file), 'utf8') }));
}

/** Tracked files and those that git would take; where there is no git, all but what is made by tools. */
function listFiles(): string[] {
  const git = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: repoRoot,
    encoding: 'utf8',
  });
  const listed = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : walk('');
  return listed.filter(
    (file) => fs.existsSync(path.join(repoRoot, file)) && fs.statSync(path.join(repoRoot, file)).isFile(),
  );
}

function walk(folder: string): string[] {
  return fs.readdirSync(path.join(repoRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(at) : [at];
  });
}
