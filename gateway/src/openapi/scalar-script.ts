import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { fastify } from 'fastify';

/**
 * The script of Scalar, which draws the API page. Its package has the script only inside a Fastify plugin, and the
 * plugin's own page needs a wider policy. So the script is read from a server that never listens. It is loaded and
 * compressed when the page is first opened: 5 MB that most processes never need.
 */
@Injectable()
export class ScalarScript {
  private packed: Promise<Buffer> | null = null;

  /** The script in gzip, or as it is for a client that takes no gzip. */
  async read(isGzip: boolean): Promise<Buffer> {
    const packed = await (this.packed ??= loadScript());
    return isGzip ? packed : promisify(gunzip)(packed);
  }
}

async function loadScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const server = fastify();
  try {
    await server.register(scalar, { routePrefix: '/', configuration: { url: '/' } });
    const { statusCode, rawPayload } = await server.inject('/js/scalar.js');
    if (statusCode !== 200) throw new Error(`Scalar's plugin answered ${statusCode} for its script`);
    return await promisify(gzip)(rawPayload);
  } finally {
    await server.close();
  }
}
