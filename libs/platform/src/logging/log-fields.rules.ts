import { keepFrames } from './clean-error.rules.js';
import { toPublicMessage } from './public-message.rules.js';

/**
 * Fields that a log line may have. Other fields are dropped until a developer lists them. Ids of accounts, papers,
 * submissions and jobs are not listed: they lead to a person, and a log outlives an erasure. The trace id leads to
 * related records.
 */
const LISTED: ReadonlySet<string> = new Set([
  ...['traceId', 'process', 'context', 'where', 'type', 'code', 'reason', 'stack', 'kind', 'state', 'pid'],
  ...['method', 'path', 'status', 'ms', 'durationMs', 'latencyMs', 'rssMegabytes', 'port'],
  ...['queue', 'job', 'event', 'attempt', 'isPaused', 'asked', 'parts', 'resumed', 'submissions'],
  ...['task', 'version', 'model', 'outcome', 'why', 'pricesReadOn', 'period', 'percent', 'capMicroUsd'],
  // Id of the question bank: an item belongs to no person.
  ...['itemId', 'template', 'templateVersion', 'seed', 'cell', 'gradeLevel', 'subStrandId', 'heuristicId'],
  ...['proficiencyLevel', 'questionType', 'faults', 'faultKinds', 'doubt', 'answers', 'retired'],
  ...['added', 'written', 'missing', 'raised', 'corrected', 'waiting'],
]);

/** A name out of our code. */
const CODE_NAME = /^[\w.:/*-]{1,120}$/;

type Fields = Record<string, unknown>;

/** Fields of a line that may be written. */
export function keepListedFields(fields: Fields): Fields {
  const kept: Fields = {};
  for (const [key, value] of Object.entries(fields)) if (LISTED.has(key)) kept[key] = clean(key, value);
  return kept;
}

function clean(key: string, value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => clean(key, one));
  if (typeof value !== 'string') return undefined;
  if (key === 'stack') return keepFrames(value);
  return CODE_NAME.test(value) ? value : toPublicMessage(value);
}
