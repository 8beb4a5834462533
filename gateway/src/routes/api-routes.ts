import { Injectable } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { HandlerRegistry } from '@sumfox/platform/handlers/handler-registry';
import { BROKEN, ServiceClient } from '@sumfox/platform/rpc/service-client';
import { ProductError } from '@sumfox/contracts/errors';
import type { UploadedFile } from '@sumfox/contracts/upload';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { ANONYMOUS_CALLER, type SessionRequest } from '../session/index.js';
import { parseInput } from './input.rules.js';
import { CallLine } from './call-line.js';
import { Uploads } from './uploads.js';
import { WaitingCalls } from './waiting-calls.js';

/** Input of a call after validation by its contract. */
interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** File of a call that takes one. */
  upload?: UploadedFile;
}

/** Answers one call: parses the input, asks the service, and returns only what the contract names. */
@Injectable()
export class ApiRoutes {
  constructor(
    private readonly services: ServiceClient,
    private readonly handlers: HandlerRegistry,
    private readonly uploads: Uploads,
    private readonly waiting: WaitingCalls,
    private readonly line: CallLine,
  ) {}

  async answer(endpoint: Endpoint, request: SessionRequest, reply: FastifyReply): Promise<void> {
    trace.getActiveSpan()?.updateName(endpointKey(endpoint)).setAttribute('http.route', endpoint.path);
    const input = parseInput(endpoint, request);
    const answer = endpoint.upload
      ? await this.uploads.take(endpoint.upload, request, (upload) =>
          this.ask(endpoint, { ...input, upload }, request, reply),
        )
      : await this.waiting.follow(endpoint, input.body, reply, () =>
          this.ask(endpoint, input, request, reply),
        );
    // The last barrier: an extra field, such as a key on an open paper, becomes an error instead of an answer
    // (QUESTION-2).
    const response = z.parse(endpoint.response, answer);
    await reply.status(endpoint.status?.(response) ?? 200).send(response);
  }

  private async ask(
    endpoint: Endpoint,
    input: ParsedInput,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (endpoint.service === 'gateway') {
      const answer = this.handlers.endpointAnswers.get(endpoint);
      if (!answer) throw new ProductError('internal', 'no-handler', BROKEN);
      return answer(input, request, reply);
    }
    const { service } = endpoint;
    const caller = request.user ?? ANONYMOUS_CALLER;
    return this.line.run(endpoint, service, { role: caller.role, reply }, () =>
      this.services.forward(endpoint, service, input, caller),
    );
  }
}
