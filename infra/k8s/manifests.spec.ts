import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import {
  AI_JUDGING_QUEUE,
  DRAFTING_QUEUE,
  EXTRACTION_QUEUE,
  MARKING_QUEUE,
  PREGENERATION_QUEUE,
} from '@sumfox/contracts/queues';
import { SERVICES } from '@sumfox/contracts/services';
import { callersOf } from '@sumfox/contracts/processes';
import { KILL_AFTER_MS } from '@sumfox/platform/shutdown/stop-limits';
import { WATCH_LIMITS } from '../local/hang.rules.ts';
import { repoRoot } from '../local/paths.ts';
import { processNames } from '../local/process-table.ts';
import {
  type Container,
  type Manifest,
  type Peer,
  K8S,
  listFiles,
  readDocuments,
  readKustomization,
  readPods,
  readResources,
  selects,
} from './manifests.ts';

interface ComposeService {
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  mem_limit?: string;
  stop_grace_period?: string;
}
const compose: { services: Record<string, ComposeService> } = parse(
  fs.readFileSync(path.join(repoRoot, 'docker-compose.yml'), 'utf8'),
  { merge: true, maxAliasCount: -1 },
);

const BASE = path.join(K8S, 'base');
const SMALL = path.join(K8S, 'overlays', 'small');
const PRODUCTION = path.join(K8S, 'overlays', 'production');
const WORKERS = processNames.filter((name) => name.endsWith('-worker'));
const pods = readPods();
const base = readResources(BASE);
const stores = readResources(SMALL).filter(({ kind }) => kind === 'StatefulSet');

const namesOf = (kind: string) =>
  base.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);
const processOf = (name: string): Container => {
  const container = pods.get(name)?.spec.containers[0];
  if (!container) throw new Error(`no container for ${name}`);
  return container;
};

/** Settings of a container by their names: what it is given by name, and what comes out of the lists. */
function envNames({ env = [], envFrom = [] }: Container): string[] {
  const lists = readKustomization(BASE).configMapGenerator;
  const listed = envFrom.flatMap(({ configMapRef }) => {
    const list = lists.find(({ name }) => name === configMapRef.name);
    if (!list?.literals) throw new Error(`no settings ${configMapRef.name}`);
    return list.literals.map((line) => line.slice(0, line.indexOf('=')));
  });
  return [...env.map(({ name }) => name), ...listed];
}

/** Names that stand in the manifests only to be part of an address. */
function namesWithoutParts(container: Container): string[] {
  const values = (container.env ?? []).map(({ value }) => value ?? '').join(' ');
  return envNames(container).filter((name) => !values.includes(`$(${name})`));
}

describe('the Kubernetes manifests', () => {
  it('parse, and the kustomization beside each names it', () => {
    for (const folder of [BASE, SMALL, PRODUCTION]) {
      const { resources = [], patches = [] } = readKustomization(folder);
      const named = [...resources, ...patches.map((patch) => patch.path)];
      for (const name of named) expect([name, fs.existsSync(path.join(folder, name))]).toEqual([name, true]);
      const files = listFiles(folder).filter((name) => name !== 'kustomization.yaml');
      expect(named.filter((name) => name.endsWith('.yaml')).toSorted()).toEqual(files.toSorted());
      for (const resource of resources.filter((name) => !name.endsWith('.yaml')))
        expect(readKustomization(path.join(folder, resource))).toHaveProperty('kind', 'Kustomization');
    }
    for (const file of listFiles(K8S))
      for (const one of readDocuments(path.join(K8S, file)))
        expect(one).toMatchObject({ apiVersion: expect.any(String), kind: expect.any(String) });
  });

  it('run every process, keep it through a drain and scale it with its work', () => {
    expect(namesOf('Deployment').toSorted()).toEqual([...processNames].toSorted());
    expect(namesOf('PodDisruptionBudget').toSorted()).toEqual([...processNames].toSorted());
    expect(namesOf('ScaledObject').toSorted()).toEqual([...WORKERS].toSorted());
    const rest = processNames.filter((name) => !WORKERS.includes(name));
    expect(namesOf('HorizontalPodAutoscaler').toSorted()).toEqual(rest.toSorted());
    for (const { kind, metadata, spec } of base) {
      if (kind === 'Deployment') {
        expect(selects(spec.selector, spec.template.metadata.labels)).toBe(true);
        expect(spec.template.metadata.labels.app).toBe(metadata.name);
      }
      if (kind === 'PodDisruptionBudget') expect(spec.selector.matchLabels).toEqual({ app: metadata.name });
      if (spec.scaleTargetRef) expect(spec.scaleTargetRef.name).toBe(metadata.name);
    }
  });

  it('give each process what docker-compose.yml gives it', () => {
    const initial = pods.get('migrate')?.spec.initContainers?.map(({ name }) => name) ?? [];
    const all = [...pods.keys(), ...initial, ...stores.map(({ metadata }) => metadata.name)];
    const always = Object.keys(compose.services).filter((name) => !compose.services[name]?.profiles);
    expect(all.toSorted()).toEqual(always.toSorted());
  });

  it.each([...processNames, 'migrate', 'secrets'])(
    'run %s with the command and settings of docker-compose.yml',
    (name) => {
      const container = name === 'secrets' ? pods.get('migrate')?.spec.initContainers?.[0] : processOf(name);
      const { command, environment = {}, mem_limit } = compose.services[name] ?? {};
      expect(container?.args).toEqual(command);
      expect(container?.resources.limits.memory).toBe(mem_limit?.replace('m', 'Mi'));
      const given = container ? namesWithoutParts(container) : [];
      expect(given.toSorted()).toEqual(Object.keys(environment).toSorted());
    },
  );

  it('back up every night and restore only by hand, as docker-compose.yml does', () => {
    const jobs = readResources(SMALL).filter(({ kind }) => kind === 'CronJob');
    expect(jobs.map(({ metadata }) => metadata.name)).toEqual(
      Object.keys(compose.services).filter((name) => compose.services[name]?.profiles?.includes('backup')),
    );
    for (const { metadata, spec } of jobs) {
      const { template } = (spec as unknown as { jobTemplate: { spec: Manifest['spec'] } }).jobTemplate.spec;
      const [container] = template.spec.containers;
      const { command, environment = {}, mem_limit } = compose.services[metadata.name] ?? {};
      // The job is created by hand, so replacing the databases is intended.
      expect(container?.args?.filter((arg) => arg !== '--replace')).toEqual(command);
      expect(container?.resources.limits.memory).toBe(mem_limit?.replace('m', 'Mi'));
      const given = envNames(container as Container);
      expect(given).toEqual(expect.arrayContaining(Object.keys(environment)));
      expect(container?.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    expect(jobs.map(({ spec }) => (spec as { suspend?: boolean }).suspend ?? false)).toEqual([false, true]);
  });

  it('mount the erasure records in identity, migrations, backup and restore only', () => {
    const holders = Object.keys(compose.services).filter(
      (name) => compose.services[name]?.environment?.ERASURE_JOURNAL_DIR,
    );
    expect(holders.toSorted()).toEqual(['backup', 'identity', 'migrate', 'restore']);
    const { patches = [] } = readKustomization(SMALL);
    expect(patches.map(({ path: file }) => file)).toEqual([
      'identity-erasures.patch.yaml',
      'migrate-erasures.patch.yaml',
    ]);
  });

  it('give every process the addresses at which the services listen', () => {
    const settings = readKustomization(BASE).configMapGenerator.flatMap(({ literals = [] }) => literals);
    const addresses = settings.filter((line) => /^[A-Z]+_RPC=/.test(line));
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      const [, name = '', port] = /=(.+):(\d+)$/.exec(address) ?? [];
      const service = base.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
      expect(service?.spec.ports).toEqual([{ name: 'calls', port: Number(port), targetPort: 'calls' }]);
      expect(service?.spec.selector).toEqual({ app: name });
      expect(processOf(name).ports).toContainEqual({ name: 'calls', containerPort: Number(port) });
    }
  });

  it('tell the gateway the hosts of the ingress', () => {
    const hosts = base
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap(({ spec }) => (spec.rules ?? []).map(({ host }) => host));
    const settings = readKustomization(BASE).configMapGenerator.find(
      ({ name }) => name === 'gateway-settings',
    );
    expect(hosts.length).toBeGreaterThan(0);
    expect(settings?.literals).toContain(`PUBLIC_HOSTS=${hosts.join(',')}`);
  });

  it('restrict every container and probe its readiness', () => {
    const everyPod = [...pods.values(), ...stores.map(({ spec }) => ({ spec: spec.template.spec }))];
    expect(everyPod).toHaveLength(processNames.length + 4);
    for (const { spec } of everyPod) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: expect.any(Number),
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of [...spec.containers, ...(spec.initContainers ?? [])]) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        });
        if (!['migrate', 'secrets'].includes(container.name))
          expect(container.readinessProbe).toEqual(expect.any(Object));
      }
    }
  });

  it('replace a hung container within a minute, by the limits of npm start', () => {
    const everyPod = [...pods.values(), ...stores.map(({ spec }) => ({ spec: spec.template.spec }))];
    const containers = everyPod
      .flatMap(({ spec }) => spec.containers)
      .filter(({ name }) => name !== 'migrate');
    expect(containers).toHaveLength(processNames.length + 3);
    for (const { name, livenessProbe, startupProbe } of containers) {
      expect([name, livenessProbe]).toEqual([
        name,
        expect.objectContaining({
          periodSeconds: WATCH_LIMITS.everyMs / 1_000,
          timeoutSeconds: WATCH_LIMITS.answerWithinMs / 1_000,
          failureThreshold: WATCH_LIMITS.maxMisses,
          // Below the seconds that are left for the start.
          terminationGracePeriodSeconds: 5,
        }),
      ]);
      const { periodSeconds = 0, failureThreshold = 0 } = startupProbe ?? {};
      expect([name, periodSeconds * failureThreshold]).toEqual([
        name,
        (WATCH_LIMITS.everyMs / 1_000) * WATCH_LIMITS.maxMissesAtStart,
      ]);
    }
  });

  it('let a process finish its calls before it is killed, as npm start does', () => {
    for (const name of processNames) {
      const { terminationGracePeriodSeconds = 0, containers } = pods.get(name)?.spec ?? { containers: [] };
      const waits = Number(containers[0]?.lifecycle?.preStop?.exec.command.at(-1));
      expect([name, (terminationGracePeriodSeconds - waits) * 1_000]).toEqual([name, KILL_AFTER_MS]);
      expect([name, compose.services[name]?.stop_grace_period]).toEqual([name, `${KILL_AFTER_MS / 1_000}s`]);
    }
  });

  it('hold no secret and name only those of .env', () => {
    const example = fs.readFileSync(path.join(repoRoot, '.env.example'), 'utf8');
    const everyContainer = [
      ...[...pods.values()].flatMap(({ spec }) => [...spec.containers, ...(spec.initContainers ?? [])]),
      ...stores.flatMap(({ spec }) => spec.template.spec.containers),
    ];
    for (const { env = [] } of everyContainer)
      for (const { name, value, valueFrom } of env) {
        if (/(PASSWORD|SECRET|_KEY|AUTH)$/.test(name)) expect([name, value]).toEqual([name, undefined]);
        const secret = valueFrom?.secretKeyRef;
        if (secret && name !== 'INTERNAL_KEY') {
          expect(secret.name).toBe('maths-practice-secrets');
          expect(secret.key).not.toMatch(/^INTERNAL_KEY/);
          expect(example).toMatch(new RegExp(`^${secret.key}=`, 'm'));
        }
      }
    // A reference is resolved only to what stands before it.
    for (const { env = [] } of everyContainer)
      for (const [at, { value = '' }] of env.entries())
        for (const [, part] of value.matchAll(/\$\((\w+)\)/g))
          expect(env.slice(0, at).map(({ name }) => name)).toContain(part);
  });
});

describe('the private key of a process', () => {
  it.each(processNames)('is given to %s alone', (name) => {
    const keys = (processOf(name).env ?? []).filter((entry) => entry.name === 'INTERNAL_KEY');
    const secretKeyRef = { name: `internal-key-${name}`, key: 'INTERNAL_KEY' };
    expect(keys).toEqual([{ name: 'INTERNAL_KEY', valueFrom: { secretKeyRef } }]);
  });

  it('is given to processes only', () => {
    const others = [pods.get('migrate')?.spec, ...stores.map(({ spec }) => spec.template.spec)];
    expect(JSON.stringify(others)).not.toContain('internal-key');
    expect(JSON.stringify(others)).not.toContain('INTERNAL_KEY');
  });
});

describe('worker scalers', () => {
  it("read the queues of their worker by BullMQ's names", () => {
    const keys = (worker: string) =>
      base
        .filter(({ kind, metadata }) => kind === 'ScaledObject' && metadata.name === worker)
        .flatMap(({ spec }) => spec.triggers.map((trigger) => trigger.metadata.listName));
    const waitingAndActive = (queue: string) => [`product:${queue}:wait`, `product:${queue}:active`];
    expect(keys('marking-worker')).toEqual([
      ...waitingAndActive(MARKING_QUEUE),
      ...waitingAndActive(AI_JUDGING_QUEUE),
    ]);
    expect(keys('extraction-worker')).toEqual(waitingAndActive(EXTRACTION_QUEUE));
    expect(keys('pregeneration-worker').toSorted()).toEqual(
      [
        ...waitingAndActive(PREGENERATION_QUEUE),
        `product:${PREGENERATION_QUEUE}:prioritized`,
        ...waitingAndActive(DRAFTING_QUEUE),
      ].toSorted(),
    );
  });
});

describe.each([
  ['small', SMALL],
  ['production', PRODUCTION],
])('network policies of %s', (_, overlay) => {
  const policies = [...base, ...readResources(overlay)].filter(({ kind }) => kind === 'NetworkPolicy');
  const about = (name: string) =>
    policies.filter(({ spec }) => selects(spec.podSelector, pods.get(name)?.labels ?? {}));
  const reached = (name: string): Peer[] =>
    about(name).flatMap(({ spec }) => (spec.egress ?? []).flatMap(({ to }) => to));
  const isOutside = ({ ipBlock }: Peer) => ipBlock?.cidr === '0.0.0.0/0';
  /** Ports of the internet that a process reaches. */
  const outsidePorts = (name: string) =>
    about(name).flatMap(({ spec }) =>
      (spec.egress ?? [])
        .filter(({ to }) => to.some(isOutside))
        .flatMap(({ ports = [] }) => ports.map(({ port }) => port)),
    );
  const leadsTo = (name: string) => (peer: Peer) =>
    peer.podSelector !== undefined && selects(peer.podSelector, pods.get(name)?.labels ?? {});

  it('deny what no rule allows', () => {
    const shut = policies.find(({ metadata }) => metadata.name === 'nothing') as Manifest;
    expect(shut.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  it('allow the internet to processes that ask the model, not to the one that opens files', () => {
    const asking = processNames.filter((name) => outsidePorts(name).includes(443));
    expect(asking).toEqual(['assessment', 'marking', 'content', 'marking-worker', 'pregeneration-worker']);
    expect(asking).toEqual(
      processNames.filter((name) => envNames(processOf(name)).includes('OPENAI_API_KEY')),
    );
    expect(reached('extraction-worker').some(leadsTo('content'))).toBe(false);
  });

  it('allow the process that sends e-mails to reach mail servers only', () => {
    const outside = processNames.filter((name) => reached(name).some(isOutside));
    const sending = outside.filter((name) => !outsidePorts(name).includes(443));
    expect(sending).toEqual(processNames.filter((name) => envNames(processOf(name)).includes('SMTP_URL')));
    expect(sending.map((name) => [name, outsidePorts(name)])).toEqual([['identity', [465, 587]]]);
  });

  it.each(SERVICES)('allow calls of %s by the process table only', (service) => {
    const isCalledBy = (name: string) =>
      about(service).some(({ spec }) => (spec.ingress ?? []).some(({ from }) => from.some(leadsTo(name))));
    const calling = processNames.filter((name) => reached(name).some(leadsTo(service)));
    expect(calling).toEqual(callersOf(service));
    expect(processNames.filter(isCalledBy)).toEqual(calling);
    expect(calling).toContain('gateway');
    expect(calling).not.toContain('extraction-worker');
  });

  it('allow the extraction worker to reach the stores only', () => {
    const stores = ['postgres', 'pooler', 'redis', 'jaeger'];
    const ways = reached('extraction-worker').filter(
      ({ podSelector, ipBlock, namespaceSelector }) =>
        !stores.includes(podSelector?.matchLabels?.app ?? '') &&
        // Outside the small overlay the stores have their own addresses.
        !/^10\.20\.\d\.0\/24$/.test(ipBlock?.cidr ?? '') &&
        !['kube-system', 'observability'].includes(
          namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? '',
        ),
    );
    expect(ways).toEqual([]);
  });

  it('allow all but the gateway to reach the databases, and all processes to reach Redis', () => {
    const goes = (policy: RegExp) =>
      processNames.filter((name) => about(name).some(({ metadata }) => policy.test(metadata.name)));
    expect(goes(/^to-postgres$/)).toEqual(processNames.filter((name) => name !== 'gateway'));
    expect(goes(/^to-redis/)).toEqual(processNames);
  });
});
