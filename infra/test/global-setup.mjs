/** Once for all integration tests: servers, and a build for the tests that start the whole product. */
export default async function setup() {
  const [{ startTestServers }, { BuildError, buildBackend }] = await Promise.all([
    import('./servers.ts'),
    import('../local/build.ts'),
  ]);
  const startedAt = Date.now();
  const servers = await startTestServers((text) => console.warn(`\n${text}`));
  globalThis.__testServers = servers;
  process.env.TEST_ADMIN_DATABASE_URL = servers.adminDatabaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  console.log(`\nPostgreSQL and Redis for the tests: ${servers.origin}, ${Date.now() - startedAt} ms`);
  try {
    await buildBackend();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    // Tests of single parts run from the sources all the same; those of the whole product fail with this.
    process.env.TEST_BUILD_ERROR = error.message;
  }
}
