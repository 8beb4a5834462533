import { ALLOCATOR_SETTINGS, PROCESSES, type ProcessRow, programOf } from '@sumfox/contracts/processes.ts';
import { networksOf, settingsOf } from './network.ts';
import { toResources } from './resources.ts';

/** The processes as docker-compose.yml has them, indented as they stand there. */
export function writeComposeServices(): string {
  return PROCESSES.map((row) => indent(writeService(row))).join('\n\n');
}

function writeService(row: ProcessRow): string {
  const settings = settingsOf(row).map((name) => `*${name}`);
  const lines = [
    ...comment(row.about),
    `${row.name}:`,
    '  <<: *process',
    `  command: [${programOf(row.name)}]`,
    `  mem_limit: ${toResources(row).memoryLimitMiB}m`,
    `  networks: [${networksOf(row).join(', ')}]`,
    ...(row.serves === 'browser' ? browserLines(row) : []),
    '  environment:',
    `    <<: ${settings.length > 1 ? `[${settings.join(', ')}]` : settings[0]}`,
    `    PROCESS_NAME: ${row.name}`,
    ...Object.entries(ALLOCATOR_SETTINGS).map(([name, value]) => `    ${name}: '${value}'`),
    `    INTERNAL_KEY: \${${required(keyVariableOf(row.name))}}`,
    ...(row.service ? [`    DATABASE_URL: ${databaseUrl(row.service)}`] : []),
    ...row.secrets.map((name) => `    ${name}: \${${name}}`),
    ...row.optionalSecrets.map((name) => `    ${name}: \${${name}:-}`),
    ...(row.keepsErasures ? ['  volumes:', '    - erasures:/erasures'] : []),
  ];
  return lines.join('\n');
}

/** The variable of .env that holds the private key of a process. */
export const keyVariableOf = (name: string) => `INTERNAL_KEY_${name.toUpperCase().replaceAll('-', '_')}`;

const required = (variable: string) =>
  `${variable}:?${variable} is not set, make .env with "sh infra/docker/new-env.sh"`;

/** As the role of the service: it reads and writes rows. The tables are the migrations'. */
function databaseUrl(service: string): string {
  return `postgresql://${service}:\${${service.toUpperCase()}_DB_PASSWORD}@\${DATABASE_SERVER:-postgres:5432}/${service}`;
}

/** It waits for those it calls instead of a database. */
function browserLines({ calls }: ProcessRow): string[] {
  return [
    '  ports:',
    '    - ${PUBLISH:-127.0.0.1}:${PORT:-8080}:8080',
    '  depends_on:',
    '    redis: { condition: service_healthy }',
    ...calls.map((service) => `    ${service}: { condition: service_healthy }`),
  ];
}

/** A sentence as comment lines that end before the margin. */
function comment(text: string): string[] {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > 110) lines.push(`# ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines;
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
