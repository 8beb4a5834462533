import fs from 'node:fs';
import path from 'node:path';
import { repoRoot } from '../local/paths.ts';
import {
  MAX_PROVIDERS,
  type MeasuredPackage,
  type PackageStructure,
  type StructureFaults,
  measureStructure,
} from './feature-structure.rules.ts';
import { type Sources, readSources } from './import-graph.ts';

const WORDS: Readonly<Record<keyof StructureFaults, string>> = {
  featureCycles: 'features in a cycle of imports',
  pastDoor: 'imports past the door of a feature',
  crowdedModules: `modules with more than ${MAX_PROVIDERS} providers`,
  fileCycles: 'files in a cycle of imports',
  layerBreaches: 'imports against the layers',
};
const KINDS = Object.keys(WORDS) as (keyof StructureFaults)[];

interface Package extends MeasuredPackage {
  /** Path from the checkout. */
  folder: string;
}

/** The faults of all packages of services, gateway, libs and the pages. */
export async function findStructureProblems(): Promise<string[]> {
  return listPackages().flatMap((each) => findPackageProblems(each.folder, measureStructure(each)));
}

/** The problems of one package: a line for each kind of fault, and below it the faults. */
export function findPackageProblems(folder: string, { faults, figures }: PackageStructure): string[] {
  return KINDS.filter((kind) => figures[kind] > 0).map(
    (kind) => `${folder} has ${figures[kind]} ${WORDS[kind]}:\n${faults[kind].join('\n')}`,
  );
}

/** Plants one fault of each kind among the sources of each package. @returns those that the measure does not see */
export async function findUnseenStructureFaults(): Promise<string[]> {
  return listPackages().flatMap((each) => {
    const faults = each.hasLayers ? plantLayerFaults(each.name) : plantFaults(each.name);
    const planted = new Map([...each.sources, ...faults]);
    const [before, after] = [each, { ...each, sources: planted }].map((one) => measureStructure(one).figures);
    return KINDS.filter((kind) => after![kind] <= before![kind] && isMeasured(kind, each)).map(
      (kind) => `${WORDS[kind]}: not seen in ${each.folder}`,
    );
  });
}

/** Doors, modules and layers are not for every package. */
function isMeasured(kind: keyof StructureFaults, { hasDoors, hasLayers }: Package): boolean {
  if (kind === 'pastDoor') return hasDoors;
  return hasLayers ? kind !== 'crowdedModules' : kind !== 'layerBreaches';
}

/** Two entities that import each other's inside, one of them late, and a feature that one of them knows. */
function plantLayerFaults(packageName: string): Sources {
  return new Map([
    [
      'entities/planted-a/inside.ts',
      "import type { B } from '../planted-b/inside.js';\nimport type { C } from '../../features/planted/index.js';\nexport type A = B | C;\n",
    ],
    [
      'entities/planted-b/inside.ts',
      `export type B = string;\nexport const load = () => import('${packageName}/entities/planted-a/inside');\n`,
    ],
    ['features/planted/index.ts', 'export type C = string;\n'],
  ]);
}

/** Two features that import each other's inside, once by path and once by the package's name; one module is crowded. */
function plantFaults(packageName: string): Sources {
  const providers = Array.from({ length: MAX_PROVIDERS }, (_, place) => `P${place}`).join(', ');
  return new Map([
    ['planted-a/inside.ts', "import type { B } from '../planted-b/inside.js';\nexport type A = B;\n"],
    [
      'planted-b/inside.ts',
      `import type { A } from '${packageName}/planted-a/inside';\nexport type B = A;\n`,
    ],
    [
      'planted-a/planted-a.module.ts',
      `const more = [P];\n@Module({ providers: [${providers}, ...more] })\nexport class PlantedAModule {}\n`,
    ],
  ]);
}

function listPackages(): Package[] {
  const folders = ['services', 'libs'].flatMap((parent) =>
    fs.readdirSync(path.join(repoRoot, parent)).map((name) => `${parent}/${name}`),
  );
  return [...folders, 'gateway', 'frontend']
    .filter((folder) => fs.existsSync(path.join(repoRoot, folder, 'src')))
    .map((folder) => {
      const text = fs.readFileSync(path.join(repoRoot, folder, 'package.json'), 'utf8');
      const { name } = JSON.parse(text) as { name: string };
      return {
        folder,
        name,
        sources: readSources(path.join(repoRoot, folder, 'src')),
        hasDoors: !folder.startsWith('libs/'),
        hasLayers: folder === 'frontend',
      };
    });
}
