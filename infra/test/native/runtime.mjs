import fs from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setGlobals } from './jest-globals.mjs';

const require = createRequire(import.meta.url);
const SOURCE = /\.tsx?$/;
const SOURCE_OPTIONS = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};
/** Jest's runner reads the limit of a file's tests here. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Packages that ask once, when they are loaded, whether there is a page; the server part of React asks nothing. */
const OF_PAGES = /\/node_modules\/(?:react-dom(?!\/server)|react-router|@tanstack|@radix-ui|antd)\//;

/** Path of the source map of each compiled file, by which jest shows stacks. */
const sourceMaps = new Map();
/** Compiled text of each source. */
const compiled = new Map();
/** The runtime of the file that runs now: it holds jest's transformer and the name mapper of the project. */
let current = null;
/** Counts the sets of modules that are loaded again for each test file. */
let loads = 0;

/** The file that a specifier in our own code means by `moduleNameMapper`; null for a package of others. */
function findSource(specifier, parentUrl) {
  const mapped = current.mapName(specifier);
  if (mapped === specifier && !mapped.startsWith('.')) return null;
  const base = path.resolve(path.dirname(fileURLToPath(parentUrl)), mapped);
  return ['', '.ts', '.tsx', '.mjs'].map((end) => base + end).find(isFile) ?? null;
}

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Text of a module that exports what is in an object. */
function exportAll(url, exports) {
  const key = `exports of ${url}`;
  globalThis[Symbol.for(key)] = exports;
  const names = Object.keys(exports).filter((name) => name !== 'default' && name !== '__esModule');
  return [
    `const found = globalThis[Symbol.for(${JSON.stringify(key)})];`,
    ...names.map((name) => `export const ${name} = found.${name};`),
    'export default found.default;',
  ].join('\n');
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return next('./jest-globals.mjs', { ...context, parentURL: import.meta.url });
    const { parentURL, conditions } = context;
    if (!current || !conditions.includes('import')) return next(specifier, context);
    const isOurs = parentURL?.startsWith('file:') && !parentURL.includes('/node_modules/');
    const source = isOurs ? findSource(specifier, parentURL) : null;
    const found = next(source ? pathToFileURL(source).href : specifier, context);
    if (OF_PAGES.test(found.url) && typeof window === 'undefined')
      throw new Error(`${specifier} needs a page: call the test *.spec.ts and not *.rules.spec.ts.`);
    return { ...found, url: current.addressOf(found.url) };
  },
  load(url, context, next) {
    if (!current || !url.startsWith('file:')) return next(url, context);
    const [plain, isLoadedAgain] = url.split('?');
    const mock = current.findMock(url);
    if (mock) return { format: 'module', source: exportAll(url, mock()), shortCircuit: true };
    // Node finds a part of such a package in its cache before that has run, when it loads the package again.
    if (isLoadedAgain && plain.includes('/node_modules/') && context.format !== 'module') {
      const exports = require(fileURLToPath(plain));
      return {
        format: 'module',
        source: exportAll(url, { ...exports, default: exports }),
        shortCircuit: true,
      };
    }
    if (!SOURCE.test(plain) || plain.includes('/node_modules/')) return next(url, context);
    return { format: 'module', source: current.compile(fileURLToPath(plain)), shortCircuit: true };
  },
});

/**
 * Takes the place of jest's runtime: test files and sources are modules of Node itself. A worker loads each once for all
 * its test files; jest would load everything again for each (`infra/decisions/0181-unit-tests-share-their-modules.md`).
 * A project that names `freshModules`, a pattern of addresses, has these loaded again for each file
 * (`infra/decisions/0212-page-and-integration-tests-share-packages.md`).
 */
export default class NativeRuntime {
  #mapper;
  #transformer;
  #environment;
  #fresh;
  #load;
  /** Factories of modules that the test file has replaced, by their addresses. */
  #mocks = new Map();

  constructor(config, environment, _resolver, transformer) {
    this.#mapper = config.moduleNameMapper.map(([pattern, target]) => [new RegExp(pattern), target]);
    this.#transformer = transformer;
    this.#environment = environment;
    const { freshModules } = config.testEnvironmentOptions;
    this.#fresh = freshModules ? new RegExp(freshModules) : null;
    this.#loadAgain();
    current = this;
  }

  /** From now on, imports of fresh modules load them again. */
  #loadAgain() {
    if (!this.#fresh) return;
    loads += 1;
    this.#load = loads;
    for (const file of Object.keys(require.cache)) if (this.#fresh.test(file)) delete require.cache[file];
  }

  mapName(specifier) {
    for (const [pattern, target] of this.#mapper) {
      const found = pattern.exec(specifier);
      if (found) return target.replace(/\$(\d)/g, (_, group) => found[Number(group)]);
    }
    return specifier;
  }

  /** The address under which Node keeps a module: that of a fresh one has the number of its load. */
  addressOf(url) {
    const isFresh = this.#fresh?.test(url) || this.#mocks.has(url);
    return isFresh && url.startsWith('file:') && !url.includes('?') ? `${url}?${this.#load}` : url;
  }

  compile(file) {
    const known = compiled.get(file);
    if (known !== undefined) return known;
    const { code, sourceMapPath } = this.#transformer.transform(file, SOURCE_OPTIONS);
    if (sourceMapPath)
      for (const name of [file, pathToFileURL(file).href]) sourceMaps.set(name, sourceMapPath);
    compiled.set(file, code);
    return code;
  }

  /** The factory of a module that the test file has replaced. */
  findMock(url) {
    const [plain, load] = url.split('?');
    return Number(load) === this.#load ? this.#mocks.get(plain) : undefined;
  }

  /** Loads jest's own part again for each file, because it keeps the tests and listeners of one file. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(file);
  }

  requireModule(file) {
    return require(file);
  }

  setGlobalsForRuntime(globals) {
    const all = { ...globals, jest: this.#makeJest(globals) };
    setGlobals(all);
    this.#environment.setTestGlobals?.(all);
  }

  #makeJest() {
    const { fakeTimersModern: timers, moduleMocker: mocker } = this.#environment;
    return {
      fn: (implementation) => mocker.fn(implementation),
      spyOn: (object, name, access) => mocker.spyOn(object, name, access),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      resetAllMocks: () => mocker.resetAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      setSystemTime: (now) => timers.setSystemTime(now),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      setTimeout: (ms) => {
        globalThis[TIMEOUT] = ms;
      },
      resetModules: () => this.#loadAgain(),
      unstable_mockModule: (specifier, factory) => this.#mockModule(specifier, factory),
    };
  }

  /** @param specifier a package, or a path from the test file; later imports get what the factory returns */
  #mockModule(specifier, factory) {
    const from = pathToFileURL(this.#environment.testPath).href;
    const source = findSource(specifier, from);
    const address = source ? pathToFileURL(source).href : import.meta.resolve(specifier);
    this.#mocks.set(address.split('?')[0], factory);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await import(this.addressOf(pathToFileURL(file).href));
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return {};
  }

  enterTestCode() {}
  leaveTestCode() {}

  teardown() {
    delete globalThis[TIMEOUT];
  }
}
