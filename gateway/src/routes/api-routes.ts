import { Injectable } from '@nestjs/common';
import { trace } from '@opentelemetry/api';
import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import { challengeMark } from '@sumfox/contracts/assessment/dispute.endpoints';
import { submitAssessment } from '@sumfox/contracts/assessment/paper.endpoints';
import { processPdf } from '@sumfox/contracts/content/extraction.endpoints';
import { ServiceClient } from '@sumfox/platform/rpc/service-client';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { NOBODY } from '../session/nobody.js';
import type { SessionRequest } from '../session/session-request.js';
import { GatewayAnswers, type ParsedInput } from './gateway-answers.js';
import { parseInput } from './input.rules.js';
import { Uploads } from './uploads.js';

/**
 * Submit waits up to 15 s for its marks, a challenge for whoever reads the answer a second time, and a PDF up to 20 s
 * for its draft; everything else answers in the client's usual time.
 */
const TIMEOUTS_MS: ReadonlyMap<string, number> = new Map([
  [submitAssessment.path, 20_000],
  [challengeMark.path, 16_000],
  [processPdf.path, 26_000],
]);

/** Answers one call: parse what came, ask the service, and let nothing out that the contract does not name. */
@Injectable()
export class ApiRoutes {
  constructor(
    private readonly services: ServiceClient,
    private readonly own: GatewayAnswers,
    private readonly uploads: Uploads,
  ) {}

  async answer(endpoint: Endpoint, request: SessionRequest, reply: FastifyReply): Promise<void> {
    trace.getActiveSpan()?.updateName(endpointKey(endpoint)).setAttribute('http.route', endpoint.path);
    const input = parseInput(endpoint, request);
    const answer = endpoint.upload
      ? await this.uploads.take(endpoint.upload, request, (upload) =>
          this.ask(endpoint, { ...input, upload }, request, reply),
        )
      : await this.ask(endpoint, input, request, reply);
    // The last barrier: a field too many, such as a key on an open paper, becomes an error here instead of an answer.
    const response = z.parse(endpoint.response, answer);
    await reply.status(endpoint.status?.(response) ?? 200).send(response);
  }

  private ask(
    endpoint: Endpoint,
    input: ParsedInput,
    request: SessionRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (endpoint.service === 'gateway') return this.own.find(endpoint)(input, request, reply);
    return this.services.forward(
      endpoint,
      endpoint.service,
      input,
      request.user ?? NOBODY,
      TIMEOUTS_MS.get(endpoint.path),
    );
  }
}
