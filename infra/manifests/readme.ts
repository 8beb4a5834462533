import { PROCESSES, type ProcessRow } from '@sumfox/contracts/processes.ts';

/** The processes as the README shows them: a table in Markdown. */
export function writeProcessTable(): string {
  const rows = PROCESSES.map((row: ProcessRow) => [
    `\`${row.name}\``,
    row.about,
    row.calls.join(', ') || 'none',
    row.queues.map((queue) => `\`${queue}\``).join(', ') || 'none',
    row.asksModel ? 'yes' : 'no',
  ]);
  return [
    ['process', 'purpose', 'calls', 'queues', 'asks the model'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
