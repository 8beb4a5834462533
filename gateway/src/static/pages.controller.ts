import { Controller, Get, Req, Res } from '@nestjs/common';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Every path that is neither a call nor a file is a route of the page, which shows its own 404. See `serveFiles`. */
@Controller()
export class PagesController {
  @Get('*')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/'))
      throw new ProductError('not-found', 'not-found', 'Not found');
    await reply.sendFile('index.html');
  }
}
