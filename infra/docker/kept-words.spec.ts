import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { TRACE_RETENTION_DAYS } from '@sumfox/contracts/identity/privacy.endpoints';
import { repoRoot } from '../local/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');

interface Store {
  kind: string;
  spec: {
    template: { spec: { containers: Array<{ args?: string[] }> } };
    volumeClaimTemplates?: Array<{ metadata: { name: string } }>;
  };
}

const compose = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, { command?: string[]; ports?: string[]; volumes?: string[] }>;
};
const inCluster = (name: string) =>
  parseAllDocuments(read(`infra/k8s/overlays/small/${name}.yaml`))
    .map((document) => document.toJS() as Store)
    .find(({ kind }) => kind === 'StatefulSet');
const argsInCluster = (name: string) => inCluster(name)?.spec.template.spec.containers[0]?.args ?? [];

describe('Jaeger', () => {
  it('keeps spans as long as the product does, on a volume that outlives the container', () => {
    const settings = parse(read('infra/docker/jaeger/jaeger.yaml')) as {
      extensions: { jaeger_storage: { backends: { disk: { badger: Record<string, unknown> } } } };
    };
    expect(settings.extensions.jaeger_storage.backends.disk.badger).toEqual({
      directories: { keys: '/badger/keys', values: '/badger/values' },
      ephemeral: false,
      ttl: { spans: `${TRACE_RETENTION_DAYS * 24}h` },
    });
    const wanted = ['--config', '/etc/jaeger/jaeger.yaml'];
    expect(compose.services.jaeger?.command).toEqual(wanted);
    expect(compose.services.jaeger?.volumes).toEqual([
      './infra/docker/jaeger:/etc/jaeger:ro',
      'jaeger-data:/badger',
    ]);
    expect(argsInCluster('jaeger')).toEqual(wanted);
    expect(inCluster('jaeger')?.spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name)).toEqual([
      'data',
    ]);
  });

  it('publishes its page on this machine only', () => {
    expect(compose.services.jaeger?.ports).toEqual(['127.0.0.1:${JAEGER_PORT:-16686}:16686']);
  });
});

describe('PostgreSQL', () => {
  it.each([
    ['docker-compose.yml', compose.services.postgres?.command ?? []],
    ['the cluster', argsInCluster('postgres')],
  ])('logs no statements and no errors with values: %s', (_where, args) => {
    expect(args).toEqual(expect.arrayContaining(['log_min_messages=log', 'log_min_error_statement=panic']));
    expect(args.filter((one) => /log_(min_duration|statement|parameter)/.test(one))).toEqual([]);
  });
});
