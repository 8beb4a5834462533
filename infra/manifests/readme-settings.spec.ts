import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { repoRoot } from '../local/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');

/** A row of README's table of settings. */
interface Setting {
  name: string;
  defaults: string;
  meaning: string;
}

const readme = read('README.md');
const settings: Setting[] = [...readme.matchAll(/^\| (`[A-Z][^|]*) \| ([^|]+) \| (.+) \|$/gm)].flatMap(
  ([, names = '', defaults = '', meaning = '']) =>
    [...names.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => ({ name, defaults, meaning })),
);
const listed = new Set(settings.map(({ name }) => name));

const compose = read('docker-compose.yml');
/** Default of each setting that Compose takes from its environment. */
const passed = new Map(
  [...compose.matchAll(/\$\{([A-Z][A-Z_]+)(?::-([^}]*))?/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
/** Variables that Compose gives to a container, whatever their value. */
const given = new Set(
  Object.values(
    (
      parse(compose, { merge: true, maxAliasCount: -1 }) as {
        services: Record<string, { environment?: Record<string, unknown> }>;
      }
    ).services,
  ).flatMap(({ environment = {} }) => Object.keys(environment)),
);

/** The launcher and the Compose file set these; README names them as such below its table. */
const SET_BY_LAUNCHER = [
  'PROCESS_NAME',
  'HEALTH_HOST',
  'HEALTH_PORT',
  'PARENT_WATCH',
  'RPC_HOST',
  'RPC_PORT',
  'SHARE_PORT',
];
/** The schemas of the environment, each beside its reader. */
const schemas = fs
  .globSync('{gateway,libs/*,services/*}/src/**/*.ts', { cwd: repoRoot })
  .filter((file) => /config[^/]*\.ts$/.test(file) && !file.endsWith('.spec.ts'));
const inSchemas = new Set(
  schemas.flatMap((file) =>
    [...read(file).matchAll(/^\s+([A-Z][A-Z_]{2,}): z/gm)].map(([, name = '']) => name),
  ),
);

describe("README's table of settings", () => {
  it('names every variable that a schema of the environment reads', () => {
    expect(inSchemas.size).toBeGreaterThan(25);
    const missing = [...inSchemas].filter((name) => !listed.has(name) && !SET_BY_LAUNCHER.includes(name));
    expect(missing).toEqual([]);
  });

  it('says "npm start only" of exactly those that Compose neither takes nor gives', () => {
    const isCompose = ({ name }: Setting) => passed.has(name) || given.has(name);
    const own = settings.filter((setting) => !isCompose(setting)).map(({ name }) => name);
    const marked = settings.filter(({ meaning }) => meaning.startsWith('`npm start` only'));
    expect(marked.map(({ name }) => name)).toEqual(own);
  });

  it('states the default that Compose gives', () => {
    const differing = settings.filter(({ name, defaults }) => {
      const value = passed.get(name) ?? '';
      return value !== '' && !defaults.includes(`\`${value}\``);
    });
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});
