import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ALLOCATOR_SETTINGS, NODE_OPTIONS, PROCESS_NAMES, getProcess } from '@sumfox/contracts/processes';
import { repoRoot } from '../local/paths.ts';

interface ComposeService {
  entrypoint?: string[];
  volumes?: string[];
  restart?: string;
  networks?: string[];
  network_mode?: string;
  ports?: string[];
  environment?: Record<string, string>;
}
const {
  services,
  networks,
}: {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
} = parse(fs.readFileSync(path.join(repoRoot, 'docker-compose.yml'), 'utf8'), {
  merge: true,
  maxAliasCount: -1,
});

const isInternal = (network: string) => networks[network]?.internal === true;
const onNetwork = (network: string) =>
  Object.keys(services).filter((name) => services[name]?.networks?.includes(network));

describe('docker-compose.yml', () => {
  it('gives internet access only to processes that ask a model or send e-mails, the gateway and four tools', () => {
    const out = Object.keys(services).filter((name) =>
      (services[name]?.networks ?? []).some((network) => !isInternal(network)),
    );
    const asking = PROCESS_NAMES.filter((name) => getProcess(name).asksModel);
    expect(out.toSorted()).toEqual(
      [...asking, 'gateway', 'identity', 'jaeger', 'mailpit', 'prometheus', 'grafana'].toSorted(),
    );
    expect(onNetwork('internet').toSorted()).toEqual([...asking].toSorted());
    expect(onNetwork('door')).toEqual(['gateway']);
    expect(onNetwork('operators')).toEqual(['jaeger', 'mailpit', 'prometheus', 'grafana']);
    expect(onNetwork('mail').toSorted()).toEqual(['identity', 'mailpit']);
  });

  it('puts the extraction worker on the network of the stores alone, without a model', () => {
    expect(services['extraction-worker']?.networks).toEqual(['extraction']);
    expect(isInternal('extraction')).toBe(true);
    expect(onNetwork('extraction').toSorted()).toEqual([
      'extraction-worker',
      'jaeger',
      'pooler',
      'postgres',
      'redis',
    ]);
    const given = Object.keys(services['extraction-worker']?.environment ?? {});
    expect(given.filter((name) => /^(OPENAI|AI)_/.test(name))).toEqual([]);
  });

  it('starts each process and both stores under the watchdog', () => {
    const file = fs.readFileSync(path.join(repoRoot, 'infra/docker/backend.Dockerfile'), 'utf8');
    const start: unknown = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(file)?.[1] ?? 'null');
    expect(start).toEqual(['node', ...NODE_OPTIONS]);
    for (const name of PROCESS_NAMES)
      expect([name, services[name]?.entrypoint]).toEqual([
        name,
        ['bash', 'infra/docker/watched.sh', 'live', ...(start as string[])],
      ]);
    for (const [name, ...watched] of [
      ['postgres', 'postgres', 'docker-entrypoint.sh'],
      ['redis', 'redis'],
    ] as const) {
      expect(services[name]?.entrypoint).toEqual(['bash', '/watched.sh', ...watched]);
      expect(services[name]?.volumes).toContain('./infra/docker/watched.sh:/watched.sh:ro');
    }
    for (const name of [...PROCESS_NAMES, 'postgres', 'redis'])
      expect([name, services[name]?.restart]).toEqual([name, 'unless-stopped']);
  });

  it('gives each process the settings of the allocator', () => {
    for (const name of PROCESS_NAMES)
      expect([name, services[name]?.environment]).toEqual([
        name,
        expect.objectContaining(ALLOCATOR_SETTINGS),
      ]);
  });

  it('gives each process only its own private key', () => {
    const variableOf = (name: string) => `INTERNAL_KEY_${name.toUpperCase().replaceAll('-', '_')}`;
    for (const [name, { environment = {} }] of Object.entries(services)) {
      const named = JSON.stringify(environment).match(/\bINTERNAL_KEY_[A-Z_]+(?=:)/g) ?? [];
      const isProcess = PROCESS_NAMES.some((each) => each === name);
      expect([name, named]).toEqual([name, isProcess ? [variableOf(name)] : []]);
      expect([name, 'INTERNAL_PUBLIC_KEYS' in environment]).toEqual([name, isProcess]);
    }
  });

  it('publishes on 127.0.0.1 unless another address is set', () => {
    expect(services.gateway?.ports).toEqual(['${PUBLISH:-127.0.0.1}:${PORT:-8080}:8080']);
    for (const port of services.jaeger?.ports ?? []) expect(port).toContain('127.0.0.1');
  });

  it('gives the session secret to the gateway alone', () => {
    const holders = Object.keys(services).filter((name) => services[name]?.environment?.SESSION_SECRET);
    // The first container only looks at it, and a backup keeps it.
    expect(holders).toEqual(['secrets', 'backup', 'gateway']);
  });

  it('publishes ports of the gateway, Jaeger, Mailpit and Grafana alone, and names every network', () => {
    const published = Object.keys(services).filter((name) => services[name]?.ports);
    expect(published.toSorted()).toEqual(['gateway', 'grafana', 'jaeger', 'mailpit']);
    const named = new Set(Object.values(services).flatMap((service) => service.networks ?? []));
    expect([...named].toSorted()).toEqual(Object.keys(networks).toSorted());
  });
});
