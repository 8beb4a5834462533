import type { ProcessRow } from '@sumfox/contracts/processes';

/** The networks of docker-compose.yml that a process is on. */
export function networksOf(row: ProcessRow): string[] {
  // The stores it needs are on its network as well, and nobody else: it finds no port of another process.
  if (row.opensFiles) return ['extraction'];
  return [
    ...(row.serves === 'rpc' || row.calls.length > 0 ? ['calls'] : []),
    ...(row.service ? ['database'] : []),
    'queues',
    'traces',
    ...(row.asksModel ? ['internet'] : []),
    ...(row.serves === 'browser' ? ['door'] : []),
  ];
}

/** The labels by which the network policies of the cluster know a process. */
export function labelsOf(row: ProcessRow): Record<string, string> {
  const part = { rpc: 'service', browser: 'gateway', queue: 'worker' }[row.serves];
  return {
    app: row.name,
    part,
    ...(row.service ? { database: 'yes' } : {}),
    ...(row.asksModel ? { model: 'yes' } : {}),
  };
}

/** The lists of settings that a process is given: anchors of docker-compose.yml, config maps of the cluster. */
export function settingsOf({ asksModel, settings }: ProcessRow): string[] {
  return ['process', ...(asksModel ? ['model'] : []), ...settings].map((group) => `${group}-settings`);
}
