import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { toAsyncApi } from '@sumfox/contracts/messages/async-api';
import { ProductError } from '@sumfox/contracts/errors';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { contentSecurityPolicy } from '../request-gate/index.js';
import { DOCS_STYLE, toDocsPage } from './docs-page.js';
import { toOpenApi } from './openapi.js';

/** Describes the calls, events and jobs; says nothing that the published sources do not show, and can be switched off. */
@Controller('api')
export class DocsController {
  private readonly openApi = toOpenApi(ENDPOINTS);
  private readonly asyncApi = toAsyncApi();
  private readonly page = toDocsPage(ENDPOINTS);
  private readonly policy = contentSecurityPolicy({
    'style-src': ["'self'", `'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'`],
  });

  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get('openapi.json')
  json(): object {
    this.refuseWhenOff();
    return this.openApi;
  }

  @Get('asyncapi.json')
  messages(): object {
    this.refuseWhenOff();
    return this.asyncApi;
  }

  @Get('docs')
  html(@Res() reply: FastifyReply): void {
    this.refuseWhenOff();
    reply.helmet({ contentSecurityPolicy: this.policy });
    void reply.type('text/html; charset=utf-8').send(this.page);
  }

  private refuseWhenOff(): void {
    if (this.config.API_DOCS === 'off') throw new ProductError('not-found', 'not-found', 'Not found');
  }
}
