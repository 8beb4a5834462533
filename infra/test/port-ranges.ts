const RANGES = 5;
const PORTS = 12_000 / RANGES;

/**
 * A part of the ports, as `PORT_RANGE` names it: what starts products at the same time as others takes none that another
 * has just found free. The workers of the integration tests count from 1, and what is no worker is 0.
 */
function rangeOf(part: number): string {
  const first = 20_000 + (part % RANGES) * PORTS;
  return `${first}-${first + PORTS - 1}`;
}

export const rangeOfWorker = (worker: number): string => rangeOf(worker % (RANGES - 1));

export const RANGE_OF_JOURNEYS = rangeOf(RANGES - 1);
