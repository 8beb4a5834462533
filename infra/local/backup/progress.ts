/** Says how far long work is, at most once for every tenth of it. */
export function tellProgress(
  what: string,
  say: (text: string) => void,
): (done: number, total: number) => void {
  let told = -1;
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.min(10, Math.floor((10 * done) / total));
    if (tenth === told) return;
    told = tenth;
    say(`${what}: ${tenth * 10} % of ${inMegabytes(total)}`);
  };
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function inSeconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}
