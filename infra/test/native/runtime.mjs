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

/** Path of the source map of each compiled file, by which jest shows stacks. */
const sourceMaps = new Map();
/** The runtime of the file that runs now: it holds jest's transformer and the name mapper of the project. */
let current = null;

/** The file that a specifier in our own code means by `moduleNameMapper`; null for a package of others. */
function findSource(specifier, parentUrl) {
  const mapped = current.mapName(specifier);
  if (mapped === specifier && !mapped.startsWith('.')) return null;
  const base = path.resolve(path.dirname(fileURLToPath(parentUrl)), mapped);
  return ['', '.ts', '.tsx', '.mjs'].map((end) => base + end).find(isFile) ?? null;
}

const isFile = (file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return next('./jest-globals.mjs', { ...context, parentURL: import.meta.url });
    const { parentURL, conditions } = context;
    const isOurs = parentURL?.startsWith('file:') && !parentURL.includes('/node_modules/');
    if (!current || !isOurs || !conditions.includes('import')) return next(specifier, context);
    const source = findSource(specifier, parentURL);
    return next(source ? pathToFileURL(source).href : specifier, context);
  },
  load(url, context, next) {
    if (!current || !url.startsWith('file:') || !SOURCE.test(url) || url.includes('/node_modules/'))
      return next(url, context);
    return { format: 'module', source: current.compile(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * Takes the place of jest's runtime: test files and sources are modules of Node itself. A worker loads each once for all
 * its test files; jest would load everything again for each (`infra/decisions/0181-unit-tests-share-their-modules.md`).
 */
export default class NativeRuntime {
  #mapper;
  #transformer;
  #environment;

  constructor(config, environment, _resolver, transformer) {
    this.#mapper = config.moduleNameMapper.map(([pattern, target]) => [new RegExp(pattern), target]);
    this.#transformer = transformer;
    this.#environment = environment;
    current = this;
  }

  mapName(specifier) {
    for (const [pattern, target] of this.#mapper) {
      const found = pattern.exec(specifier);
      if (found) return target.replace(/\$(\d)/g, (_, group) => found[Number(group)]);
    }
    return specifier;
  }

  compile(file) {
    const { code, sourceMapPath } = this.#transformer.transform(file, SOURCE_OPTIONS);
    if (sourceMapPath)
      for (const name of [file, pathToFileURL(file).href]) sourceMaps.set(name, sourceMapPath);
    return code;
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
    setGlobals({ ...globals, jest: this.#makeJest() });
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
    };
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    await import(pathToFileURL(file).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return {};
  }

  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}
}
