import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The files of one package, each with the files of the same package that it imports; type imports count too, and late
 * ones.
 */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Sources by their path under `src`. */
export type Sources = ReadonlyMap<string, string>;

const SOURCE = /\.(tsx?|css)$/;
/** Code that runs only in tests may use the inside of everything. */
const FOR_TESTS = /\.(spec|spec-d)\.tsx?$|\.d\.ts$|(^|\/)(testing|test)\//;

/** The production sources of a `src` folder, style sheets among them. */
export function readSources(folder: string): Sources {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => SOURCE.test(name) && !FOR_TESTS.test(name))
      .sort()
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Resolves the imports between the sources of one package, relative ones and those by `packageName`. */
export function buildImportGraph(sources: Sources, packageName: string): ImportGraph {
  const resolve = (from: string, specifier: string): string | null => {
    const own = specifier.startsWith(`${packageName}/`);
    if (!own && !specifier.startsWith('.')) return null;
    const base = own
      ? specifier.slice(packageName.length + 1)
      : path.posix.join(path.posix.dirname(from), specifier);
    const stem = base.replace(/\.(js|jsx|ts|tsx)$/, '');
    return [base, `${stem}.ts`, `${stem}.tsx`, `${base}/index.ts`].find((name) => sources.has(name)) ?? null;
  };
  return new Map(
    [...sources].map(([file, text]) => {
      if (file.endsWith('.css')) return [file, []];
      const imported = ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => resolve(file, fileName))
        .filter((name) => name !== null && name !== file);
      return [file, [...new Set(imported as string[])]];
    }),
  );
}

/** Groups of nodes that reach each other (Tarjan's strongly connected components of more than one node). */
export function findCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    low.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (stack.includes(next) ? order.get(next)! : index) : visit(next);
      low.set(node, Math.min(low.get(node)!, reached));
    }
    if (low.get(node) === index) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low.get(node)!;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
