import ts from 'typescript';
import { type ImportGraph, type Sources, buildImportGraph, findCycles } from './import-graph.ts';

export const MAX_PROVIDERS = 12;

/** Folders without a feature in them: what the database's description lists by file. */
const NOT_A_FEATURE = new Set(['migrations']);

/** The faults of one package's structure, each list ready to be shown. */
export interface StructureFaults {
  /** Features that reach each other by imports. */
  featureCycles: string[];
  /** Imports of a file inside another feature. */
  pastDoor: string[];
  /** Nest modules with more than {@link MAX_PROVIDERS} providers. */
  crowdedModules: string[];
  /** Files that reach each other by imports. */
  fileCycles: string[];
  /** Imports that go up a layer, or from one page to another; files in no layer. */
  layerBreaches: string[];
}

/** Each kind of fault as a number: of features in cycles, imports, modules, and files in cycles. */
export type StructureFigures = Record<keyof StructureFaults, number>;

export interface PackageStructure {
  faults: StructureFaults;
  figures: StructureFigures;
}

/** A package to measure. */
export interface MeasuredPackage {
  name: string;
  sources: Sources;
  /** False for a library, which publishes each of its files by name: there is no inside to be kept. */
  hasDoors: boolean;
  /** True for the pages: features are second-level folders, each in a layer. */
  hasLayers?: boolean;
}

/** The layers of the pages; imports go down. */
const LAYERS = ['shared', 'entities', 'features', 'pages', 'app'];
const TOP = LAYERS.indexOf('app');
/** Its files are for everybody to import, one by one. */
const SHARED = LAYERS.indexOf('shared');
/** What two pages share is a feature or an entity. */
const PAGES = LAYERS.indexOf('pages');

/** How the files of a package are grouped, and which of them are entered by a door alone. */
interface Grouping {
  featureOf(file: string): string | null;
  isInside(file: string): boolean;
}

const BY_FOLDER: Grouping = { featureOf, isInside: (file) => !DOOR.test(file) };
const BY_LAYER: Grouping = {
  featureOf: (file) => (layerOf(file) === TOP ? 'app' : file.split('/').slice(0, 2).join('/')),
  isInside: (file) => {
    const layer = layerOf(file);
    return layer !== SHARED && layer !== TOP && !LAYER_DOOR.test(file);
  },
};

/** Measures how the features of a package, first-level folders or those of the layers, lean on each other. */
export function measureStructure(measured: MeasuredPackage): PackageStructure {
  const { name, sources, hasDoors, hasLayers = false } = measured;
  const graph = buildImportGraph(sources, name);
  const grouping = hasLayers ? BY_LAYER : BY_FOLDER;
  const featureCycles = findCycles(toFeatureGraph(graph, grouping));
  const fileCycles = findCycles(graph);
  const pastDoor = hasDoors ? listPastDoor(graph, grouping) : [];
  const layerBreaches = hasLayers ? listLayerBreaches(graph) : [];
  const crowdedModules = [...sources]
    .filter(([file]) => file.endsWith('.module.ts'))
    .flatMap(([file, text]) => listCrowdedModules(file, text));
  return {
    faults: {
      featureCycles: featureCycles.map((group) => group.join(', ')),
      pastDoor,
      crowdedModules,
      fileCycles: fileCycles.map((group) => group.join(', ')),
      layerBreaches,
    },
    figures: {
      featureCycles: featureCycles.flat().length,
      pastDoor: pastDoor.length,
      crowdedModules: crowdedModules.length,
      fileCycles: fileCycles.flat().length,
      layerBreaches: layerBreaches.length,
    },
  };
}

/** The feature that a file belongs to; null for what stands directly under `src`. */
function featureOf(file: string): string | null {
  const [folder, ...rest] = file.split('/');
  return rest.length === 0 || NOT_A_FEATURE.has(folder!) ? null : folder!;
}

/** The place of a file's layer; the highest for what stands directly under `src`, and -1 for a folder that is no layer. */
function layerOf(file: string): number {
  const [folder, ...rest] = file.split('/');
  return rest.length === 0 ? TOP : LAYERS.indexOf(folder!);
}

/** A layer knows those below it, and its own features by their doors; pages do not know each other. */
function listLayerBreaches(graph: ImportGraph): string[] {
  const homeless = [...graph.keys()]
    .filter((file) => layerOf(file) === -1)
    .map((file) => `${file} is in no layer`);
  const upward = [...graph].flatMap(([file, imported]) =>
    imported
      .filter((other) => {
        const [from, to] = [layerOf(file), layerOf(other)];
        const isOtherPage = from === PAGES && BY_LAYER.featureOf(file) !== BY_LAYER.featureOf(other);
        return to > from || (to === PAGES && isOtherPage);
      })
      .map((other) => `${file} -> ${other}`),
  );
  return [...homeless, ...upward];
}

function toFeatureGraph(graph: ImportGraph, { featureOf }: Grouping): ImportGraph {
  const features = new Map<string, Set<string>>();
  for (const [file, imported] of graph) {
    const feature = featureOf(file);
    if (feature === null) continue;
    const known = features.get(feature) ?? new Set<string>();
    for (const other of imported.map(featureOf)) if (other !== null && other !== feature) known.add(other);
    features.set(feature, known);
  }
  return new Map([...features].map(([feature, others]) => [feature, [...others]]));
}

/** The `index.ts` of a feature and its modules: one for calls and, where it has a worker, one for that. */
const DOOR = /^[^/]+\/(index|[^/]+\.module)\.ts$/;
/** The `index.ts` of a page, feature or entity. */
const LAYER_DOOR = /^[^/]+\/[^/]+\/index\.ts$/;

/** Lists tables, seeds and erasures by file: each process and the migration step load it, and need no services for it. */
const DATABASE = 'database.ts';
const DATA_FILES = /\.(entity|entities|seed|erasure)\.ts$/;

/** A feature is entered by its door alone, by the composition in `src` as well. */
function listPastDoor(graph: ImportGraph, { featureOf, isInside }: Grouping): string[] {
  return [...graph].flatMap(([file, imported]) =>
    imported
      .filter((other) => {
        const feature = featureOf(other);
        if (feature === null || feature === featureOf(file) || !isInside(other)) return false;
        return file !== DATABASE || !DATA_FILES.test(other);
      })
      .map((other) => `${file} -> ${other}`),
  );
}

/** Modules of a file with too many providers. @throws when a list of providers cannot be counted */
function listCrowdedModules(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const crowded: string[] = [];
  const visit = (node: ts.Node): void => {
    const list = toProviders(node);
    if (list !== null) {
      const count = countElements(list, source);
      if (count > MAX_PROVIDERS) crowded.push(`${file} has ${count} providers`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return crowded;
}

function toProviders(node: ts.Node): ts.Expression | null {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'providers') return node.initializer;
  return ts.isShorthandPropertyAssignment(node) && node.name.getText() === 'providers' ? node.name : null;
}

/** How many elements a list has at most; lists it spreads are looked up in the same file. */
function countElements(list: ts.Expression, source: ts.SourceFile): number {
  if (ts.isArrayLiteralExpression(list))
    return list.elements.reduce(
      (sum, element) => sum + (ts.isSpreadElement(element) ? countElements(element.expression, source) : 1),
      0,
    );
  if (ts.isConditionalExpression(list))
    return Math.max(countElements(list.whenTrue, source), countElements(list.whenFalse, source));
  if (ts.isParenthesizedExpression(list)) return countElements(list.expression, source);
  // One provider for each of what is known when the process starts: one line of the module.
  if (
    ts.isCallExpression(list) &&
    ts.isPropertyAccessExpression(list.expression) &&
    list.expression.name.text === 'map'
  )
    return 1;
  const declared = ts.isIdentifier(list) ? findInitializer(list.text, source) : null;
  if (declared === null)
    throw new Error(
      `${source.fileName}: cannot count the providers in ${list.getText()}. Write them as a list.`,
    );
  return countElements(declared, source);
}

function findInitializer(name: string, source: ts.SourceFile): ts.Expression | null {
  let found: ts.Expression | null = null;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer)
      found = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
