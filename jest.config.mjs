const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: react, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        ...(react ? { react: { runtime: 'automatic' } } : {}),
      },
      keepClassNames: true,
      // Native modules of JSON need theirs.
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/** Native ESM on swc; libraries are read from their sources, never from a stale build. */
const base = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^@sumfox/((?:identity|assessment|marking|content|analytics))-service/(.*)$':
      '<rootDir>/services/$1/src/$2.ts',
    '^@sumfox/gateway/(.*)$': '<rootDir>/gateway/src/$1.ts',
    '^@sumfox/([^/]+)/(.*?)(?:\\.ts)?$': '<rootDir>/libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/infra/test/empty-module.mjs',
    '\\.svg\\?raw$': '<rootDir>/infra/test/empty-drawing.mjs',
    '^virtual:runbooks$': '<rootDir>/infra/test/runbooks.mjs',
  },
  transform: { '^.+\\.ts$': swc(false), '^.+\\.tsx$': swc(true) },
};

/** Loaded again for each test file: what keeps state or holds to the page that it was loaded on. */
const FRESH_PAGES = '/frontend/src/|/infra/test/frontend-setup|/node_modules/@testing-library/';

/** Loaded again for each test file: what reads its settings when it is imported, and what keeps state. */
const FRESH_SERVICES =
  '/(?:services|gateway|infra(?!/test/native)|libs/(?:platform|ai|testing))/(?!.*node_modules/)';

export default {
  // Ends a test that waits for ever, and no other: speed is measured by the benches.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/infra/test/longest-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      // A worker loads each module once for all its test files.
      runtime: '<rootDir>/infra/test/native/runtime.mjs',
      testEnvironment: '<rootDir>/infra/test/native/environment.mjs',
      testMatch: [
        '<rootDir>/{libs,services,gateway}/**/src/**/*.spec.ts',
        '<rootDir>/infra/**/*.spec.ts',
        '<rootDir>/frontend/src/**/*.rules.spec.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.int\\.spec\\.ts$', '\\.e2e\\.spec\\.ts$'],
    },
    {
      ...base,
      displayName: 'integration',
      runtime: '<rootDir>/infra/test/native/runtime.mjs',
      testEnvironment: '<rootDir>/infra/test/native/environment.mjs',
      testEnvironmentOptions: { freshModules: FRESH_SERVICES },
      testMatch: ['<rootDir>/{libs,services,gateway,infra}/**/*.int.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/dist/'],
      setupFiles: ['<rootDir>/infra/test/port-range.mjs'],
      globalSetup: '<rootDir>/infra/test/global-setup.mjs',
      globalTeardown: '<rootDir>/infra/test/global-teardown.mjs',
    },
    {
      ...base,
      displayName: 'frontend',
      runtime: '<rootDir>/infra/test/native/runtime.mjs',
      testEnvironment: '<rootDir>/infra/test/native/page-environment.mjs',
      testEnvironmentOptions: { freshModules: FRESH_PAGES },
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.rules\\.spec\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/infra/test/frontend-setup.mjs'],
    },
  ],
};
