import { randomBytes } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { toAsyncApi } from '@sumfox/contracts/messages/async-api';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { contentSecurityPolicy } from '../request-gate/index.js';
import { toDocsPage } from './docs-page.js';
import { toOpenApi } from './openapi.js';
import { ScalarScript } from './scalar-script.js';

/** Describes calls, events and jobs. It shows only what the published sources show, and can be switched off. */
@Controller('api')
export class DocsController {
  /** Made when they are first asked for: they were a tenth of the gateway's start. */
  private openApi: object | null = null;
  private asyncApi: object | null = null;

  constructor(
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    private readonly script: ScalarScript,
  ) {}

  @Get('openapi.json')
  json(): object {
    this.rejectWhenOff();
    return (this.openApi ??= toOpenApi(ENDPOINTS));
  }

  @Get('asyncapi.json')
  messages(): object {
    this.rejectWhenOff();
    return (this.asyncApi ??= toAsyncApi());
  }

  /** Scalar writes style sheets into the page, which a nonce admits; everything else is held to the product's policy. */
  @Get('docs')
  html(@Res() reply: FastifyReply): void {
    this.rejectWhenOff();
    const nonce = randomBytes(16).toString('base64url');
    reply.helmet({
      contentSecurityPolicy: contentSecurityPolicy({ 'style-src': ["'self'", `'nonce-${nonce}'`] }),
    });
    void reply.type('text/html; charset=utf-8').send(toDocsPage(nonce));
  }

  @Get('docs/scalar.js')
  async scalar(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.rejectWhenOff();
    const isGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isGzip) reply.header('content-encoding', 'gzip');
    await reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' })
      .send(await this.script.read(isGzip));
  }

  private rejectWhenOff(): void {
    if (this.config.API_DOCS === 'off') throw new ProductError('not-found', 'not-found', 'Not found');
  }
}
