import { stringify } from 'yaml';
import {
  ALLOCATOR_SETTINGS,
  PROCESSES,
  type ProcessRow,
  callersOf,
  programOf,
} from '@sumfox/contracts/processes.ts';
import { SERVICES, type ServiceName } from '@sumfox/contracts/services.ts';
import type { WorkQueue } from '@sumfox/contracts/queues';
import { labelsOf, settingsOf } from './network.ts';
import { toResources } from './resources.ts';

const RPC_PORT = 4000;
const ALL: readonly ProcessRow[] = PROCESSES;
const secret = (key: string, name = 'maths-practice-secrets') => ({ secretKeyRef: { name, key } });
/** The product runs without it. */
const optionalSecret = (key: string) => ({
  name: key,
  valueFrom: { secretKeyRef: { name: 'maths-practice-secrets', key, optional: true } },
});

/** One document of a file, with a comment above it. */
interface Written {
  comment?: string;
  content: object;
}

const write = (documents: readonly Written[]) =>
  documents
    .map(({ comment, content }) => `${comment ? `# ${comment}\n` : ''}${stringify(content)}`)
    .join('---\n');

/** Workloads: a deployment of each process, and a service for each process that is called. */
export function writeProcesses(): string {
  return write(
    ALL.flatMap((row) => {
      const port = portOf(row);
      return [
        { comment: row.about, content: toDeployment(row) },
        ...(port ? [{ content: toService(row, port) }] : []),
      ];
    }),
  );
}

/** Where a process listens for others. */
function portOf({ serves }: ProcessRow): { name: string; port: number } | null {
  if (serves === 'rpc') return { name: 'calls', port: RPC_PORT };
  return serves === 'browser' ? { name: 'pages', port: 8080 } : null;
}

function toDeployment(row: ProcessRow): object {
  const { name } = row;
  const port = portOf(row);
  const { cpuRequest, memoryRequestMiB, memoryLimitMiB } = toResources(row);
  const container = {
    name: 'process',
    args: [programOf(name)],
    envFrom: settingsOf(row).map((name) => ({ configMapRef: { name } })),
    env: [
      { name: 'PROCESS_NAME', value: name },
      ...Object.entries(ALLOCATOR_SETTINGS).map(([key, value]) => ({ name: key, value })),
      // A separate secret, so that no pod gets another process' key by mistake.
      { name: 'INTERNAL_KEY', valueFrom: secret('INTERNAL_KEY', `internal-key-${name}`) },
      ...row.secrets.map((key) => ({ name: key, valueFrom: secret(key) })),
      ...row.optionalSecrets.map(optionalSecret),
      ...(row.asksModel ? [optionalSecret('OPENAI_API_KEY')] : []),
      ...(row.service ? databaseOf(row.service) : []),
    ],
    ...(port ? { ports: [{ name: port.name, containerPort: port.port }] } : {}),
    resources: {
      requests: { cpu: `${cpuRequest}m`, memory: `${memoryRequestMiB}Mi` },
      limits: { memory: `${memoryLimitMiB}Mi` },
    },
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels: { stage: 'run' } },
    spec: {
      selector: { matchLabels: { app: name } },
      template: { metadata: { labels: labelsOf(row) }, spec: { containers: [container] } },
    },
  };
}

function databaseOf(service: ServiceName): object[] {
  return [
    { name: 'DB_PASSWORD', valueFrom: secret(`${service.toUpperCase()}_DB_PASSWORD`) },
    {
      name: 'DATABASE_SERVER',
      valueFrom: { configMapKeyRef: { name: 'database-settings', key: 'DATABASE_SERVER' } },
    },
    { name: 'DATABASE_URL', value: `postgresql://${service}:$(DB_PASSWORD)@$(DATABASE_SERVER)/${service}` },
  ];
}

function toService({ name, serves }: ProcessRow, port: { name: string; port: number }): object {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name },
    spec: {
      // The name stands for the replicas themselves: each caller spreads its calls over them.
      ...(serves === 'rpc' ? { clusterIP: 'None' } : {}),
      selector: { app: name },
      ports: [{ ...port, targetPort: port.name }],
    },
  };
}

/** Gateway and services grow with the processor. */
export function writeAutoscalers(): string {
  const metric = {
    type: 'Resource',
    resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 60 } },
  };
  return write(
    ALL.filter(({ serves }) => serves !== 'queue').map(({ name }) => ({
      content: {
        apiVersion: 'autoscaling/v2',
        kind: 'HorizontalPodAutoscaler',
        metadata: { name, labels: { scales: 'processor' } },
        spec: {
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
          minReplicas: 1,
          maxReplicas: 2,
          metrics: [metric],
        },
      },
    })),
  );
}

/** E-mails are sent by the identity service, which grows with the processor. */
type WorkerQueue = Exclude<WorkQueue, 'mail'>;

/** Intended number of jobs per worker, by the state in which BullMQ keeps them. */
const JOBS_FOR_ONE: Readonly<Record<WorkerQueue, Readonly<Record<string, number>>>> = {
  marking: { wait: 20, active: 8 },
  'ai-judging': { wait: 8, active: 4 },
  'content-pregeneration': { wait: 8, prioritized: 8, active: 4 },
  'content-extraction': { wait: 2, active: 1 },
  'content-drafting': { wait: 8, active: 4 },
};

/** Workers grow with what waits for them. */
export function writeQueueScalers(): string {
  return write([
    {
      content: {
        apiVersion: 'keda.sh/v1alpha1',
        kind: 'TriggerAuthentication',
        metadata: { name: 'queues' },
        spec: {
          secretTargetRef: [{ parameter: 'password', name: 'maths-practice-secrets', key: 'REDIS_PASSWORD' }],
        },
      },
    },
    ...ALL.filter(({ serves }) => serves === 'queue').map((row) => ({ content: toScaledObject(row) })),
  ]);
}

function toScaledObject({ name, queues }: ProcessRow): object {
  const triggers = Object.entries(JOBS_FOR_ONE)
    .filter(([queue]) => queues.some((each) => each === queue))
    .flatMap(([queue, states]) =>
      Object.entries(states).map(([state, jobs]) => ({
        type: 'redis',
        metadata: {
          address: 'redis.maths-practice:6379',
          listName: `product:${queue}:${state}`,
          listLength: String(jobs),
        },
        authenticationRef: { name: 'queues' },
      })),
    );
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name, labels: { scales: 'queue' } },
    spec: {
      scaleTargetRef: { name },
      pollingInterval: 5,
      cooldownPeriod: 300,
      minReplicaCount: 1,
      maxReplicaCount: 2,
      triggers,
    },
  };
}

export function writeDisruptionBudgets(): string {
  return write(
    ALL.map(({ name }) => ({
      content: {
        apiVersion: 'policy/v1',
        kind: 'PodDisruptionBudget',
        metadata: { name },
        spec: { maxUnavailable: 1, selector: { matchLabels: { app: name } } },
      },
    })),
  );
}

/** Egress rules of each caller, and ingress rules of each service. */
export function writeCallPolicies(): string {
  const apps = (names: readonly string[]) => ({
    podSelector: { matchExpressions: [{ key: 'app', operator: 'In', values: [...names] }] },
  });
  const policy = (name: string, app: string, rules: object) => ({
    content: {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name },
      spec: { podSelector: { matchLabels: { app } }, ...rules },
    },
  });
  const ports = [{ port: RPC_PORT }];
  return write([
    ...SERVICES.map((service) =>
      policy(`called-${service}`, service, {
        policyTypes: ['Ingress'],
        ingress: [{ from: [apps(callersOf(service))], ports }],
      }),
    ),
    ...ALL.filter(({ calls }) => calls.length > 0).map(({ name, calls }) =>
      policy(`calling-${name}`, name, {
        policyTypes: ['Egress'],
        egress: [{ to: [apps(calls)], ports }],
      }),
    ),
  ]);
}
