import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';

/** Every path that is neither a call nor a file is a route of the page, which shows its own 404. */
@Controller()
export class PagesController {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/'))
      throw new ProductError('not-found', 'not-found', 'Not found');
    const html = await readFile(join(this.config.STATIC_DIR, 'index.html'), 'utf8');
    await reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  }
}
