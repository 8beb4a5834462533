import * as z from 'zod/mini';
import type { ModelTask } from '../model-task.js';

/** Emitted by zod, unsupported by a provider's strict mode, and checked by our own parsing. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  'default',
  'minLength',
  'maxLength',
  'propertyNames',
]);

type Node = Record<string, unknown>;
const made = new WeakMap<ModelTask['output'], Node>();

/**
 * The JSON schema of a task's reply for a provider's strict mode. @throws for a reply that is not strict at every
 * level: all fields required and no others
 */
export function toWireSchema(task: Pick<ModelTask, 'name' | 'output'>): Node {
  const known = made.get(task.output);
  if (known) return known;
  // As input: that side alone tells a strict object from one that drops what it does not know.
  const schema = rewrite(z.toJSONSchema(task.output, { io: 'input' }), task.name) as Node;
  if (schema.type !== 'object') throw new Error(`the reply of ${task.name} must be an object`);
  made.set(task.output, schema);
  return schema;
}

function rewrite(node: unknown, task: string): unknown {
  if (Array.isArray(node)) return node.map((each) => rewrite(each, task));
  if (node === null || typeof node !== 'object') return node;
  const own = node as Node;
  if (own.type === 'object') requireStrict(own, task);
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => {
      if (key === 'properties' || key === '$defs') return [[key, rewriteEach(value as Node, task)]];
      if (LEFT_OUT.has(key)) return [];
      // Strict mode has no `oneOf`; for exclusive alternatives `anyOf` means the same.
      return [
        [key === 'oneOf' ? 'anyOf' : key, key === 'enum' || key === 'const' ? value : rewrite(value, task)],
      ];
    }),
  );
}

/** Names of fields are the task's own and are left alone. */
function rewriteEach(named: Node, task: string): Node {
  return Object.fromEntries(Object.entries(named).map(([name, node]) => [name, rewrite(node, task)]));
}

function requireStrict(node: Node, task: string): void {
  const fields = Object.keys((node.properties ?? {}) as Node);
  const required = (node.required ?? []) as string[];
  if (node.additionalProperties !== false || fields.some((field) => !required.includes(field)))
    throw new Error(`the reply of ${task} must be strict: z.strictObject, and no field that may be left out`);
}
