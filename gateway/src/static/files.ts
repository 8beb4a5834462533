import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the built frontend, as the build has compressed them where the browser takes that: in Brotli, or
 * else in gzip. Files with a hash in their name never change and are cached for ever. They
 * are read on each request, so that a new build is served without a restart. Others, such as the icon, are revalidated
 * each time.
 */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', 'no-cache'),
  });
}
