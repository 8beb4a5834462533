import { Injectable } from '@nestjs/common';
import type { EndpointInput, EndpointResponse } from '@sumfox/contracts/endpoint';
import { openStopPage } from '@sumfox/contracts/identity/digest.endpoints';
import type { FastifyReply } from 'fastify';
import { Answers } from '../answers/index.js';
import type { SessionRequest } from '../session/index.js';

/** Addresses of e-mails that machines call, when a person opens them. */
@Injectable()
export class MailLinkAnswers {
  /** Opening stops nothing: programs that look at links open them too. */
  @Answers(openStopPage)
  openStopPage(
    { params }: EndpointInput<typeof openStopPage>,
    _request: SessionRequest,
    reply: FastifyReply,
  ): Promise<EndpointResponse<typeof openStopPage>> {
    reply.header('location', `/stop-emails#${encodeURIComponent(params.token)}`);
    return Promise.resolve({ success: true });
  }
}
