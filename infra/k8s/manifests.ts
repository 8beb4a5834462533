import fs from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { repoRoot } from '../local/paths.ts';

export const K8S = path.join(repoRoot, 'infra', 'k8s');

export interface EnvEntry {
  name: string;
  value?: string;
  valueFrom?: Partial<Record<'secretKeyRef' | 'configMapKeyRef', { name: string; key: string }>>;
}

/** When a container that does not answer is ended. */
export interface Probe {
  periodSeconds: number;
  timeoutSeconds: number;
  failureThreshold: number;
  terminationGracePeriodSeconds?: number;
}

/** Fields of a container that the checks read. */
export interface Container {
  name: string;
  args?: string[];
  env?: EnvEntry[];
  envFrom?: Array<{ configMapRef: { name: string } }>;
  ports?: Array<{ name: string; containerPort: number }>;
  readinessProbe?: object;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { exec: { command: string[] } } };
  resources: { limits: { memory: string }; requests: { memory: string } };
  securityContext: { readOnlyRootFilesystem: boolean; capabilities: { drop: string[] } };
}

export interface PodSpec {
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  initContainers?: Container[];
  containers: Container[];
  terminationGracePeriodSeconds?: number;
}

type Labels = Readonly<Record<string, string>>;

/** `matchLabels` and `matchExpressions` as far as the manifests use them. */
export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: Array<{ key: string; operator: 'Exists' | 'In'; values?: string[] }>;
}

export interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

export interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels };
  spec: {
    template: { metadata: { labels: Labels }; spec: PodSpec };
    selector: Selector & Labels;
    ports: Array<{ port: number; targetPort: string }>;
    scaleTargetRef: { name: string };
    triggers: Array<{ metadata: { listName: string } }>;
    podSelector: Selector;
    policyTypes: string[];
    rules?: Array<{ host: string }>;
    ingress?: Array<{ from: Peer[] }>;
    egress?: Array<{ to: Peer[]; ports?: Array<{ port: number }> }>;
  };
}

export interface Kustomization {
  resources?: string[];
  patches?: Array<{ path: string; target: { kind: string } }>;
  configMapGenerator: Array<{ name: string; literals?: string[]; files?: string[] }>;
}

/** Every YAML file below a folder, from there. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'));
}

/** The documents of a file. Throws what is wrong with it; a key that stands twice is wrong. */
export function readDocuments(file: string): unknown[] {
  return parseAllDocuments(fs.readFileSync(file, 'utf8')).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw new Error(`${file}: ${problem.message}`);
    return document.toJS();
  });
}

export function readKustomization(folder: string): Kustomization {
  return parse(fs.readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8'));
}

/** The resources that a kustomization names, without those of the folders it builds on. */
export function readResources(folder: string): Manifest[] {
  return (readKustomization(folder).resources ?? [])
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((file) => readDocuments(path.join(folder, file)).map((one) => ({ ...(one as Manifest), file })));
}

/** Pods of the base as the patch for every process leaves them: by the name of what runs them. */
export function readPods(): Map<string, { labels: Labels; spec: PodSpec }> {
  const base = path.join(K8S, 'base');
  const [patch] = readDocuments(path.join(base, 'process.patch.yaml')) as [Manifest];
  const common = patch.spec.template.spec;
  const pods = new Map<string, { labels: Labels; spec: PodSpec }>();
  for (const { kind, metadata, spec } of readResources(base)) {
    if (kind !== 'Deployment' && kind !== 'Job') continue;
    const { template } = spec;
    const patched = kind === 'Job' ? template.spec : { ...common, containers: merge(common, template.spec) };
    pods.set(metadata.name, { labels: template.metadata.labels, spec: patched });
  }
  return pods;
}

/** Containers of one name are one; lists of things with names are joined. */
function merge(common: PodSpec, own: PodSpec): Container[] {
  return own.containers.map((container) => {
    const shared = common.containers.find(({ name }) => name === container.name);
    if (!shared) throw new Error(`no common part for a container ${container.name}`);
    return {
      ...shared,
      ...container,
      env: [...(shared.env ?? []), ...(container.env ?? [])],
      ports: [...(shared.ports ?? []), ...(container.ports ?? [])],
    };
  });
}

/** Whether labels are what a selector asks for; an empty selector takes everything. */
export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) =>
      operator === 'Exists' ? key in labels : values.includes(labels[key] ?? ''),
    )
  );
}
