import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the built frontend. Those with a hash in their name never change and are kept for ever; the
 * others are asked for anew each time.
 */
export async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets');
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      response.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
