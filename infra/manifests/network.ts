import type { ProcessRow } from '@sumfox/contracts/processes';

/** The networks of docker-compose.yml that a process is on. */
export function networksOf(row: ProcessRow): string[] {
  // Its network has the stores it needs and no other process, so it can reach no other port.
  if (row.opensFiles) return ['extraction'];
  return [
    ...(row.serves === 'rpc' || row.calls.length > 0 ? ['calls'] : []),
    ...(row.service ? ['database'] : []),
    'queues',
    'traces',
    ...(row.asksModel ? ['internet'] : []),
    ...(row.sendsMail ? ['mail'] : []),
    ...(row.serves === 'browser' ? ['door'] : []),
  ];
}

/** Labels that identify a process for the cluster's network policies. */
export function labelsOf(row: ProcessRow): Record<string, string> {
  const part = { rpc: 'service', browser: 'gateway', queue: 'worker' }[row.serves];
  return {
    app: row.name,
    part,
    ...(row.service ? { database: 'yes' } : {}),
    ...(row.asksModel ? { model: 'yes' } : {}),
    ...(row.sendsMail ? { mail: 'yes' } : {}),
  };
}

/** The lists of settings that a process is given: anchors of docker-compose.yml, config maps of the cluster. */
export function settingsOf({ asksModel, settings }: ProcessRow): string[] {
  return ['process', ...(asksModel ? ['model'] : []), ...settings].map((group) => `${group}-settings`);
}
