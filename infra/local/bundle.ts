import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { PROCESSES, PROGRAMS_DIR } from '@sumfox/contracts/processes.ts';
import { type Plugin, rolldown } from 'rolldown';
import { BUILT_MODULES } from './built-modules.ts';
import { repoRoot } from './paths.ts';

/**
 * Stay packages of their own: the first two are watched by traces, which find them by name; the others read
 * files that stand beside theirs.
 */
const EXTERNAL = [
  /^pg($|\/)/,
  /^ioredis($|\/)/,
  /^msgpackr($|\/)/,
  /^unpdf($|\/)/,
  /^tesseract\.js-core($|\/)/,
  /^pdfkit($|\/)/,
  /^svg-to-pdfkit$/,
  /^dejavu-fonts-ttf($|\/)/,
];

/** Warnings of packages that load what only others install, and that import each other in circles. */
const OF_THE_PACKAGES = new Set(['UNRESOLVED_IMPORT', 'CIRCULAR_DEPENDENCY', 'EVAL']);

/** The file that each program is made from. */
const ENTRIES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PROCESSES.map(({ name, entry }) => [name, entry])),
  ...BUILT_MODULES,
  tracing: '@sumfox/platform/tracing/register',
};

/**
 * Bundles the compiled files of every process, of what each of them preloads, and of what tools load. A process then
 * loads a dozen files instead of two thousand, so that it starts in a quarter of the processor time.
 */
export async function bundlePrograms(): Promise<void> {
  fs.rmSync(path.join(repoRoot, PROGRAMS_DIR), { recursive: true, force: true });
  await bundle(ENTRIES);
}

/** Bundles some programs alone, beside what is there: running processes keep the files that they run. */
export async function bundleSome(names: ReadonlySet<string>): Promise<void> {
  await bundle(Object.fromEntries(Object.entries(ENTRIES).filter(([name]) => names.has(name))));
}

async function bundle(input: Record<string, string>): Promise<void> {
  const programs = await rolldown({
    cwd: repoRoot,
    input,
    platform: 'node',
    external: EXTERNAL,
    plugins: [sourceMaps, httpWithoutFetch, loggersWithoutDates],
    onLog: (level, log, write) => {
      if (!OF_THE_PACKAGES.has(log.code ?? '')) write(level === 'warn' ? 'error' : level, log);
    },
  });
  await programs.write({
    dir: path.join(repoRoot, PROGRAMS_DIR),
    format: 'esm',
    // Names of classes are read: by the framework in its errors, by the ORM for its entities.
    keepNames: true,
    // Without comments and indentation: Node reads, decodes and hashes each file at each start.
    minify: { compress: false, mangle: false, codegen: true },
    // Files that programs share must not run before what their parts import first, such as the metadata of decorators.
    strictExecutionOrder: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await programs.close();
}

/**
 * Leads the lines of a stack back to our sources, not to what the compiler made of them. Packages get no lines in the
 * maps: a map is read whole when a stack names its file, and theirs would be nine tenths of it.
 */
const sourceMaps: Plugin = {
  name: 'source-maps-of-the-compiler',
  load: {
    filter: { id: /\.[cm]?js$/ },
    handler: (id) => ({
      code: fs.readFileSync(id, 'utf8'),
      map: id.includes('node_modules') ? NO_LINES : fs.readFileSync(`${id}.map`, 'utf8'),
    }),
  },
};

const NO_LINES = { mappings: '' };

/** Exports of `node:http` that load the client behind `fetch`. */
const OF_FETCH = new Set(['CloseEvent', 'MessageEvent', 'WebSocket']);
const HTTP = '\0http';

/**
 * Gives the exports of `node:http` except those of `OF_FETCH`: an import of the module reads them all, which takes 0.04 s
 * of processor at each start.
 */
const httpWithoutFetch: Plugin = {
  name: 'http-without-fetch',
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? HTTP : null),
  },
  load: {
    filter: { id: new RegExp(`^${HTTP}$`) },
    handler: () => {
      const names = Object.keys(http).filter((name) => name !== 'default' && !OF_FETCH.has(name));
      return [
        "const http = process.getBuiltinModule('node:http');",
        'export default http;',
        `export const { ${names.join(', ')} } = http;`,
      ].join('\n');
    },
  },
};

/** The date format of Nest's own loggers, which is made when their modules are loaded. */
const DATE_FORMAT = /new Intl\.DateTimeFormat\(undefined, \{[^}]*\}\)/;

/**
 * Gives Nest's own loggers, which no process uses, plain dates. The data of the locale that their format loads take
 * 0.03 s of processor at each start.
 */
const loggersWithoutDates: Plugin = {
  name: 'loggers-without-dates',
  transform: {
    filter: { id: /@nestjs\/common\/services\/(?:console-)?logger\.service\.js$/ },
    handler: (code, id) => {
      if (!DATE_FORMAT.test(code))
        throw new Error(`${id} no longer makes its date format when it is loaded.`);
      return {
        code: code.replace(DATE_FORMAT, '{ format: (at) => new Date(at).toISOString() }'),
        map: NO_LINES,
      };
    },
  },
};
