import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built frontend. Files with a hash in their name never change and are kept for ever; the page itself is
 * asked for anew each time. Every other path is a route of the page.
 */
export async function servePages(server: FastifyInstance, folder: string): Promise<(path: string) => Promise<string>> {
  await server.register(fastifyStatic, {
    root: folder,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes(`${join(folder, 'assets')}`);
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return () => readFile(join(folder, 'index.html'), 'utf8');
}
