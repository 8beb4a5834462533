/** A piece of code, by its places in the text, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** @param edits pieces that do not overlap */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Visits a node of a syntax tree and all below it. What is below a node for which `visitor` returns true is left out. */
export function visitNodes(
  node: unknown,
  visitor: (node: Node & Record<string, unknown>) => boolean | void,
): void {
  if (Array.isArray(node)) {
    for (const each of node) visitNodes(each, visitor);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node) && visitor(node) === true) return;
  for (const each of Object.values(node)) visitNodes(each, visitor);
}

function isNode(node: object): node is Node & Record<string, unknown> {
  return 'type' in node && typeof node.type === 'string' && 'start' in node && 'end' in node;
}
