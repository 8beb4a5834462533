import fs from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { repoRoot } from '../local/paths.ts';
import { MAX_SITES } from './sql-limits.ts';
import { NO_SQL_SITES, SQL_FILES, sqlPlugin } from './sql-sites.ts';

/** Packages with more statements than they may have, and limits that are too high. */
export async function findSqlProblems(): Promise<string[]> {
  const counted = countSites();
  const packages = new Set([...counted.keys(), ...Object.keys(MAX_SITES)]);
  return [...packages].flatMap((name) =>
    findLimitProblem(name, counted.get(name) ?? 0, MAX_SITES[name] ?? 0),
  );
}

/** The problem of one package's number of statements. */
export function findLimitProblem(name: string, sites: number, limit: number): string[] {
  if (sites > limit) return [`${name} has ${sites} statements in SQL; at most ${limit} are allowed.`];
  return sites < limit ? [`${name} has ${sites} statements in SQL: lower its limit of ${limit}.`] : [];
}

/** Statements in SQL of the production files, by package. */
export function countSites(): Map<string, number> {
  const counted = new Map<string, number>();
  for (const file of fs.globSync(SQL_FILES, { cwd: repoRoot, exclude: NO_SQL_SITES })) {
    const name = /^(?:gateway|[^/]+\/[^/]+)/.exec(file)?.[0] ?? file;
    const sites = countIn(file);
    if (sites > 0) counted.set(name, (counted.get(name) ?? 0) + sites);
  }
  return counted;
}

const linter = new Linter();
const COUNTING: Linter.Config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser as Linter.Parser },
  plugins: { 'sumfox-sql': sqlPlugin },
  rules: { 'sumfox-sql/sql': ['error', { counts: true }] },
};

/** A call by one of the names that the rule knows: spares the parser the many files without one. */
const MAY_HAVE_SQL =
  /(?:readRows|changeRows|runPrepared|execute|query|executeQuery|executeDump|raw|getKysely|getNativeClient)\s*(?:[(<!)]|\?\.|\/[/*])|sql\s*(?:`|\/[/*])/;

/** Number of statements in a file. */
function countIn(file: string): number {
  const text = fs.readFileSync(path.join(repoRoot, file), 'utf8');
  if (!MAY_HAVE_SQL.test(text)) return 0;
  return linter.verify(text, [COUNTING], { filename: path.basename(file) }).length;
}
