import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listImageTools, listLoaded } from '../docker/image-tools.ts';
import { repoRoot } from '../local/paths.ts';

/** Fields of a package.json that are checked. */
export interface Manifest {
  name: string;
  version: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Where a package is imported: by what runs in production, or by tests and tools alone. */
export type Use = 'production' | 'development';

/** A package of the workspace with what its sources import. */
export interface WorkspacePackage {
  /** From the checkout; `.` is the root, which has the tools that are run there. */
  folder: string;
  manifest: Manifest;
  imported: ReadonlyMap<string, Use>;
}

const SOURCES = '**/*.{ts,tsx,mjs,css}';
const TEST = /\.(spec|spec-d|e2e)\.tsx?$|^src\/(.*\/)?(testing|test)\//;
const OTHER_PACKAGE = /(^|\/)(node_modules|dist)(\/|$)/;
/** A module that is found by its name and not imported, such as a font, or a built module that a tool loads later. */
const LOOKED_UP =
  /import\.meta(?:\.url\))?\.resolve\('([^']+)'|\burl\('(@[^']+)'|'(@sumfox\/[a-z-]+\/[^'\n]+)'/g;

/** All packages of the workspace, the root first. */
export function readPackages(): WorkspacePackage[] {
  const { workspaces } = readJson<{ workspaces: string[] }>('package.json');
  const folders = fs
    .globSync(
      workspaces.map((pattern) => `${pattern}/package.json`),
      { cwd: repoRoot },
    )
    .map((file) => path.posix.dirname(file.replaceAll('\\', '/')))
    .sort();
  return ['.', ...folders].map((folder) => ({
    folder,
    manifest: readJson<Manifest>(path.posix.join(folder, 'package.json')),
    imported: readImports(folder),
  }));
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(fs.readFileSync(path.join(repoRoot, file), 'utf8')) as Content;
}

function readImports(folder: string): Map<string, Use> {
  const uses = new Map<string, Use>();
  const useOf = classify(folder);
  const files = fs.globSync(folder === '.' ? '*.mjs' : SOURCES, {
    cwd: path.join(repoRoot, folder),
    exclude: (name) => OTHER_PACKAGE.test(name),
  });
  for (const file of files) {
    const from = path.join(repoRoot, folder, file);
    const text = fs.readFileSync(from, 'utf8');
    // Names in the text of a test are made up.
    const names = [...listImported(text), ...(TEST.test(file) ? [] : listLookedUp(text))];
    for (const name of names.filter((each) => !isDeclaredBetween(folder, file, each)))
      if (uses.get(name) !== 'production') uses.set(name, useOf(file.replaceAll('\\', '/')));
  }
  return uses;
}

/** The names of the packages that a source imports. */
export function listImported(text: string): string[] {
  return toPackageNames(ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName));
}

/** Names of the packages in which a source looks up a file or module. */
export function listLookedUp(text: string): string[] {
  return toPackageNames([...text.matchAll(LOOKED_UP)].map((found) => found.slice(1).find(Boolean) ?? ''));
}

const toPackageNames = (specifiers: readonly string[]) =>
  specifiers
    .filter((specifier) => !/^[./]|^(node|virtual):/.test(specifier))
    .map((specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);

/** Production is what the image runs: the page is bundled before, and only few tools are part of the image. */
function classify(folder: string): (file: string) => Use {
  const inProduction = (is: boolean): Use => (is ? 'production' : 'development');
  if (folder === '.' || folder === 'frontend') return () => 'development';
  if (folder === 'infra') {
    const inImage = new Set(listImageTools().flatMap((tool) => [...listLoaded(tool)]));
    return (file) => inProduction(inImage.has(`infra/${file}`));
  }
  return (file) => inProduction(file.startsWith('src/') && !TEST.test(file));
}

/** True for what a package.json nearer to the file declares, which is installed apart from the workspace. */
function isDeclaredBetween(folder: string, file: string, name: string): boolean {
  for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at)) {
    const nearer = path.posix.join(folder, at, 'package.json');
    if (!fs.existsSync(path.join(repoRoot, nearer))) continue;
    const { dependencies, devDependencies } = readJson<Manifest>(nearer);
    if (name in { ...dependencies, ...devDependencies }) return true;
  }
  return false;
}
