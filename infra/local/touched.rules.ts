import { PROCESSES, type ProcessName } from '@sumfox/contracts/processes.ts';

/** The packages that each package is made of, by folder from the checkout: `{ 'gateway': ['libs/contracts', …] }`. */
export type References = Readonly<Record<string, readonly string[]>>;

/** The processes that run code of a package, directly or by what their own package is made of. */
export function listTouchedProcesses(packages: ReadonlySet<string>, references: References): ProcessName[] {
  return PROCESSES.filter(({ entry }) => {
    const own = entry.slice(0, entry.indexOf('/dist/'));
    return [...listParts(own, references)].some((part) => packages.has(part));
  }).map(({ name }) => name);
}

/** A package and all that it is made of. */
function listParts(folder: string, references: References, seen = new Set<string>()): Set<string> {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  for (const part of references[folder] ?? []) listParts(part, references, seen);
  return seen;
}
