import { keepFrames } from './clean-error.rules.js';
import { toPublicMessage } from './public-message.rules.js';

/**
 * The fields that a line of the log may have. Any other is left out, so that a new one says nothing until somebody has
 * thought about it. Ids of accounts, papers, submissions and jobs are not among them: they lead to a person, and a log
 * outlives an erasure; the trace id leads to the rest of what happened.
 */
const LISTED: ReadonlySet<string> = new Set([
  ...['traceId', 'process', 'context', 'where', 'type', 'code', 'reason', 'stack', 'kind', 'state', 'pid'],
  ...['method', 'path', 'status', 'ms', 'durationMs', 'latencyMs', 'rssMegabytes', 'port'],
  ...['queue', 'job', 'event', 'attempt', 'isPaused', 'asked', 'parts', 'resumed', 'submissions'],
  ...['task', 'version', 'model', 'outcome', 'why', 'pricesReadOn', 'period', 'percent', 'capMicroUsd'],
  // Of the question bank: an item is nobody's.
  ...['itemId', 'template', 'templateVersion', 'seed', 'cell', 'gradeLevel', 'subStrandId', 'heuristicId'],
  ...['proficiencyLevel', 'questionType', 'faults', 'faultKinds', 'doubt', 'answers', 'retired'],
  ...['added', 'written', 'missing', 'raised', 'mended', 'waiting'],
]);

/** A name out of our code. */
const CODE_NAME = /^[\w.:/*-]{1,120}$/;

type Fields = Record<string, unknown>;

/** What of a line's fields may be written. */
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
