import type { QueueName } from './queues.js';
import type { ServiceName } from './services.js';

/**
 * Settings that only some processes get. docker-compose.yml has an anchor `<group>-settings` and the cluster a config
 * map of the same name for each. Settings of all processes are in `process-settings`, those of processes with a model
 * in `model-settings`.
 */
export type SettingsGroup = 'account' | 'demo' | 'gateway' | 'question' | 'trace-view';

/** One kind of process of the product. */
export interface ProcessRow {
  name: string;
  /** Purpose; a comment in the manifests. */
  about: string;
  /** The compiled file that its program is bundled from, from the checkout. */
  entry: string;
  /** Service that owns its database; the gateway has none. */
  service: ServiceName | null;
  /** Clients besides its database: calls of the others, browsers, or only its queues. */
  serves: 'rpc' | 'browser' | 'queue';
  /** Queues with the jobs it works. */
  queues: readonly QueueName[];
  /** Services that it may call. It can reach only these, and each of their calls names it as a caller. */
  calls: readonly ServiceName[];
  /** True: it reaches the internet and gets the model's key. Other processes get neither. */
  asksModel: boolean;
  /** True: it opens files of strangers, so it meets the database, the queues and the collector of traces only. */
  opensFiles: boolean;
  /** True: it works where no person waits, so other processes of the machine go first. */
  yieldsProcessor?: boolean;
  /** True: it reaches a mail server, and gets its address. */
  sendsMail?: boolean;
  /** True: it has the volume with the notes of erasures, which a restore repeats. */
  keepsErasures?: boolean;
  /** What the manifests request for it and allow it is derived from these. */
  measured: {
    /** Held in the ninth minute of 60 pupils at work (`npm run bench:soak -- 9 60`). */
    memoryMiB: number;
    /** Processor of one paper, from its making to its result, with the sign-in before it (`npm run bench`). */
    paperMs: number;
  };
  settings: readonly SettingsGroup[];
  /** Its own secrets, besides its key for calls and the passwords of its database and queues. */
  secrets: readonly string[];
  /** Secrets that need not be set. */
  optionalSecrets: readonly string[];
}

const NEITHER = { asksModel: false, opensFiles: false, secrets: [], optionalSecrets: [] } as const;
const ASKS_MODEL = { ...NEITHER, asksModel: true } as const;
/** The gateway does not open to other machines while one of these is the public one. */
const DEMO_PASSWORDS = ['DEMO_ADMIN_PASSWORD', 'DEMO_PARENT_PASSWORD', 'DEMO_STUDENT_PASSWORD'] as const;

/**
 * Every process of the product, in the order of their labels in the log. `npm start`, docker-compose.yml, the
 * manifests of the cluster and the README's table are made from it (`npm run manifests`).
 */
export const PROCESSES = [
  {
    name: 'gateway',
    about: 'The only public process. It has no database and cannot reach one.',
    entry: 'gateway/dist/main.js',
    service: null,
    serves: 'browser',
    queues: [],
    calls: ['identity', 'assessment', 'marking', 'content', 'analytics'],
    measured: { memoryMiB: 157, paperMs: 25 },
    settings: ['gateway', 'demo'],
    ...NEITHER,
    secrets: ['SESSION_SECRET'],
    optionalSecrets: DEMO_PASSWORDS,
  },
  {
    name: 'identity',
    about: 'Accounts, passwords, sessions, families, e-mails.',
    entry: 'services/identity/dist/main.js',
    service: 'identity',
    serves: 'rpc',
    queues: ['identity-inbox', 'mail'],
    calls: ['assessment', 'marking', 'content', 'analytics'],
    measured: { memoryMiB: 220, paperMs: 21 },
    settings: ['account', 'demo'],
    ...NEITHER,
    // The address of a mail server contains its password.
    optionalSecrets: [...DEMO_PASSWORDS, 'SMTP_URL'],
    sendsMail: true,
    keepsErasures: true,
    secrets: ['ACCOUNT_SECRET'],
  },
  {
    name: 'assessment',
    about: 'Papers, saved answers, submissions, results, proficiency.',
    entry: 'services/assessment/dist/main.js',
    service: 'assessment',
    serves: 'rpc',
    queues: ['assessment-inbox'],
    calls: ['identity', 'marking', 'content'],
    measured: { memoryMiB: 238, paperMs: 60 },
    settings: ['demo'],
    ...ASKS_MODEL,
  },
  {
    name: 'marking',
    about: 'Marks, challenges, reviews by a person.',
    entry: 'services/marking/dist/main.js',
    service: 'marking',
    serves: 'rpc',
    queues: ['marking-inbox'],
    calls: ['identity', 'assessment', 'content'],
    measured: { memoryMiB: 78, paperMs: 1 },
    settings: [],
    ...ASKS_MODEL,
  },
  {
    name: 'content',
    about: 'The question bank, batches, coverage, topics.',
    entry: 'services/content/dist/main.js',
    service: 'content',
    serves: 'rpc',
    queues: ['content-inbox'],
    calls: ['identity'],
    measured: { memoryMiB: 146, paperMs: 13 },
    settings: ['question'],
    ...ASKS_MODEL,
  },
  {
    name: 'analytics',
    about: 'Stores every domain event once; figures, system health, errors.',
    entry: 'services/analytics/dist/main.js',
    service: 'analytics',
    serves: 'rpc',
    queues: ['analytics-inbox'],
    calls: ['identity'],
    measured: { memoryMiB: 124, paperMs: 17 },
    settings: ['demo', 'trace-view'],
    ...NEITHER,
  },
  {
    name: 'marking-worker',
    about: 'Marks submissions, and asks the model about points that the rules leave open.',
    entry: 'services/marking/dist/worker.js',
    service: 'marking',
    serves: 'queue',
    queues: ['marking', 'ai-judging'],
    calls: ['identity', 'assessment', 'content'],
    measured: { memoryMiB: 97, paperMs: 15 },
    settings: [],
    ...ASKS_MODEL,
  },
  {
    name: 'pregeneration-worker',
    about:
      'Makes questions, and asks the model about the text of PDFs that the extraction worker has parsed.',
    entry: 'services/content/dist/worker.js',
    service: 'content',
    serves: 'queue',
    queues: ['content-pregeneration', 'content-drafting'],
    yieldsProcessor: true,
    calls: ['identity'],
    measured: { memoryMiB: 134, paperMs: 27 },
    settings: ['question'],
    ...ASKS_MODEL,
  },
  {
    name: 'extraction-worker',
    about:
      'Parses uploaded files, one at a time, in a child process that is killed when it takes too much of these 512 MB.',
    entry: 'services/content/dist/extraction-worker.js',
    service: 'content',
    serves: 'queue',
    queues: ['content-extraction'],
    yieldsProcessor: true,
    calls: [],
    measured: { memoryMiB: 72, paperMs: 1 },
    settings: [],
    ...NEITHER,
    opensFiles: true,
  },
] as const satisfies readonly ProcessRow[];

/** Where the programs of all processes are bundled to, from the checkout. */
export const PROGRAMS_DIR = 'dist';

/** The file that is started for a process, from the checkout. */
export const programOf = (name: string): string => `${PROGRAMS_DIR}/${name}.js`;

/** Options of Node before the program: traces start before what they watch, and stacks name the sources. */
export const NODE_OPTIONS = ['--import', `./${programOf('tracing')}`] as const;

/**
 * Environment of every process for the allocator of the system: two arenas, and fixed limits above which memory goes back.
 * They start with the process, so no program can set them for itself.
 */
export const ALLOCATOR_SETTINGS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;

export type ProcessName = (typeof PROCESSES)[number]['name'];

/** Every process of the product, in the order of the table. */
export const PROCESS_NAMES: readonly ProcessName[] = PROCESSES.map(({ name }) => name);

/** The row of a process. */
export function getProcess(name: ProcessName): ProcessRow & { name: ProcessName } {
  const row = PROCESSES.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`There is no process called ${name}.`);
  return row;
}

/** Processes that may call a service. */
export function callersOf(service: ServiceName): ProcessName[] {
  return PROCESS_NAMES.filter((name) => getProcess(name).calls.includes(service));
}
