interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

/** Reads a line `column <table>.<column> <type> <t or f: not null> <storage> <default>`; null for another line. */
function readColumn(line: string): Column | null {
  const [, name, type, required, fallback] = /^column (\S+) (.+) ([tf]) [a-z] ?(.*)$/.exec(line) ?? [];
  if (name === undefined || type === undefined) return null;
  return { name, type, isRequired: required === 't', hasDefault: Boolean(fallback) };
}

const readColumns = (catalog: readonly string[]) =>
  new Map(catalog.flatMap((line) => readColumn(line) ?? []).map((column) => [column.name, column]));

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));

/**
 * What a migration takes from processes of the version before it, which run beside the new ones during an update: columns
 * that they read, and rows that they may write. Empty for a step that only expands the schema.
 */
export function listSchemaBreaks(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [readColumns(before), readColumns(after)];
  const oldTables = new Set([...old.keys()].map(tableOf));
  const lost = [...old.values()].flatMap(({ name, type, isRequired, hasDefault }) => {
    const kept = now.get(name);
    if (!kept) return [`${name} is gone`];
    if (kept.type !== type) return [`${name} is of another type`];
    return kept.isRequired && !kept.hasDefault && (!isRequired || hasDefault)
      ? [`${name} is required now`]
      : [];
  });
  const demanded = [...now.values()].filter(
    ({ name, isRequired, hasDefault }) =>
      !old.has(name) && oldTables.has(tableOf(name)) && isRequired && !hasDefault,
  );
  return [...lost, ...demanded.map(({ name }) => `${name} is new and has no default`)];
}
