import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { repoRoot } from '../local/paths.ts';

/** A resource as it stands in a file, with that file's name for messages. */
export interface PublishedResource {
  file: string;
  apiVersion: string;
  kind: string;
}

type Models = Readonly<Record<string, unknown>>;

/** Published models of the API groups that the manifests use. */
const GROUPS: Readonly<Record<string, () => Promise<Models>>> = {
  v1: () => import('kubernetes-models/v1'),
  'apps/v1': () => import('kubernetes-models/apps/v1'),
  'autoscaling/v2': () => import('kubernetes-models/autoscaling/v2'),
  'batch/v1': () => import('kubernetes-models/batch/v1'),
  'networking.k8s.io/v1': () => import('kubernetes-models/networking.k8s.io/v1'),
  'policy/v1': () => import('kubernetes-models/policy/v1'),
  'keda.sh/v1alpha1': () => import('@kubernetes-models/keda/keda.sh/v1alpha1'),
};

/** The package with the published types of an API group: of KEDA for its own, else of Kubernetes. */
function packageOf(apiVersion: string): string {
  return apiVersion.startsWith('keda.sh/')
    ? `@kubernetes-models/keda/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;
}

const title = ({ file, kind }: PublishedResource) => `${path.basename(file)} ${kind}`;

/** Lists values of a wrong type and required fields that are missing, by the published schemas. */
export async function listSchemaFaults(resources: readonly PublishedResource[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, ...resource } of resources) {
    const models = await GROUPS[resource.apiVersion]?.();
    const Model = models?.[resource.kind] as (new (data: object) => { validate(): void }) | undefined;
    try {
      if (!Model) throw new Error('is not published');
      new Model(resource).validate();
    } catch (error) {
      faults.push(`${title({ file, ...resource })}: ${(error as Error).message}`);
    }
  }
  return faults;
}

const PARTIAL =
  'type Part<T> = T extends readonly (infer E)[] ? Part<E>[] : T extends object ? { [K in keyof T]?: Part<T[K]> } : T;';

/**
 * Lists fields that the published types do not have, such as misspelt ones, which a cluster ignores or rejects. The
 * schemas allow them. `partial` are patches, which may leave out any field.
 */
export function listUnknownFields(
  whole: readonly PublishedResource[],
  partial: readonly PublishedResource[] = [],
): string[] {
  const all = [...whole, ...partial];
  const lines = all.map(({ file: _, ...resource }, index) => {
    const type = `import('${packageOf(resource.apiVersion)}').I${resource.kind}`;
    return `const r${index}: ${index < whole.length ? type : `Part<${type}>`} = ${JSON.stringify(resource)};`;
  });
  const source = [PARTIAL, ...lines, 'export {};'].join('\n');
  const place = path.join(repoRoot, 'infra', 'k8s', 'published-resources.ts');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === place || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === place ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([place], options, host);
  const file = program.getSourceFile(place);
  return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => {
    const resource = all[(file?.getLineAndCharacterOfPosition(start).line ?? 0) - 1];
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${resource ? title(resource) : pathToFileURL(place).href}: ${text}`;
  });
}
