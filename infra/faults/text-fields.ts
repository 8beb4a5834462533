import * as z from 'zod/mini';

/** Where a value stands within a body: names of fields, and 0 for the first of a list. */
export type FieldPath = readonly (string | 0)[];

const toSchema = (schema: z.ZodMiniType): SchemaNode =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

interface SchemaNode {
  type?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
  allOf?: SchemaNode[];
  additionalProperties?: unknown;
}

/** Every place of a schema where a text may stand, those of fields that may be left out among them. */
export function listTextFields(schema: z.ZodMiniType | undefined): FieldPath[] {
  if (!schema) return [];
  const found = new Map<string, FieldPath>();
  const visit = (node: SchemaNode, path: FieldPath): void => {
    if (node.type === 'string') found.set(path.join('.'), path);
    for (const branch of [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])])
      visit(branch, path);
    for (const [name, field] of Object.entries(node.properties ?? {})) visit(field, [...path, name]);
    if (node.items) visit(node.items, [...path, 0]);
  };
  visit(toSchema(schema), []);
  return [...found.values()];
}

/** Names of the fields that the outermost object of a schema has, in any of its forms. */
export function listFields(schema: z.ZodMiniType): string[] {
  const namesOf = (node: SchemaNode): string[] => [
    ...Object.keys(node.properties ?? {}),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap(namesOf),
  ];
  return namesOf(toSchema(schema));
}

/** Whether every object of a schema refuses fields that it does not name. */
export function isStrict(schema: z.ZodMiniType): boolean {
  const everyStrict = (node: SchemaNode): boolean => {
    const within = [
      ...(node.anyOf ?? []),
      ...(node.oneOf ?? []),
      ...Object.values(node.properties ?? {}),
      ...(node.items ? [node.items] : []),
    ];
    return (node.type !== 'object' || node.additionalProperties === false) && within.every(everyStrict);
  };
  return everyStrict(toSchema(schema));
}

/** A copy with another value at the place, what leads to it made where it is missing. */
export function withValueAt(body: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(body) ? (body as unknown[]) : [];
    return [withValueAt(first, rest, value), ...others];
  }
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return { ...fields, [step]: withValueAt(fields[step], rest, value) };
}
