import path from 'node:path';

/** Once for all integration tests: servers, a build for the tests that start the whole product, and shared products. */
export default async function setup() {
  const [{ startTestServers }, { BuildError, buildBackend }, { startPoolProcess }, { cacheDir }] =
    await Promise.all([
      import('./servers.ts'),
      import('../local/build.ts'),
      import('./pool-process.ts'),
      import('../local/paths.ts'),
    ]);
  // For every program that a test starts: compiling the sources is most of the work of a short one.
  process.env.NODE_COMPILE_CACHE ??= path.join(cacheDir, 'compiled');
  const startedAt = Date.now();
  const servers = await startTestServers((text) => console.warn(`\n${text}`));
  globalThis.__testServers = servers;
  process.env.TEST_ADMIN_DATABASE_URL = servers.adminDatabaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  console.log(`\nPostgreSQL and Redis for the tests: ${servers.origin}, ${Date.now() - startedAt} ms`);
  globalThis.__testPool = await startPoolProcess();
  process.env.TEST_STACK_POOL = globalThis.__testPool.url;
  try {
    await buildBackend();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    // Tests of single parts run from the sources all the same; those of the whole product fail with this.
    process.env.TEST_BUILD_ERROR = error.message;
  }
}
