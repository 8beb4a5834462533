/** Papers handed in on this page and not yet celebrated: a result opened later stays calm. */
const finished = new Set<number>();

export function markFinished(id: number): void {
  finished.add(id);
}

/** True once for a paper that was just handed in. */
export function takeFinished(id: number): boolean {
  return finished.delete(id);
}
