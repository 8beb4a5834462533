import { Injectable } from '@nestjs/common';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  endpointKey,
} from '@sumfox/contracts/endpoint';
import {
  approveFamilyDevice,
  familyDevice,
  forgetFamilyDevice,
  openOnFamilyDevice,
} from '@sumfox/contracts/identity/family-device.endpoints';
import { setUpAdmin } from '@sumfox/contracts/identity/admin-setup.endpoints';
import { registerFamily } from '@sumfox/contracts/identity/registration.endpoints';
import { loginSecondFactor } from '@sumfox/contracts/identity/second-factor.endpoints';
import { login, logout } from '@sumfox/contracts/identity/session.endpoints';
import type { UploadedFile } from '@sumfox/contracts/upload';
import type { FastifyReply } from 'fastify';
import { FamilyDeviceAnswers } from '../family-device/index.js';
import type { SessionRequest } from '../session/index.js';
import { SignInAnswers } from '../sign-in/index.js';

/** What a call was sent with, after validation by its contract. */
export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Of a call that takes a file. */
  upload?: UploadedFile;
}

type Answer = (input: ParsedInput, request: SessionRequest, reply: FastifyReply) => Promise<unknown>;

/** The calls that the gateway answers itself, because they set or clear a cookie. */
@Injectable()
export class GatewayAnswers {
  private readonly answers = new Map<string, Answer>();

  constructor(session: SignInAnswers, device: FamilyDeviceAnswers) {
    this.add(login, (input, request, reply) => session.login(input, request, reply));
    this.add(loginSecondFactor, (input, request, reply) => session.answerChallenge(input, request, reply));
    this.add(setUpAdmin, (input, request, reply) => session.setUpAdmin(input, request, reply));
    this.add(logout, (_, request, reply) => session.logout(request, reply));
    this.add(registerFamily, (input, request, reply) => session.registerFamily(input, request, reply));
    this.add(familyDevice, (_, request) => device.describe(request));
    this.add(approveFamilyDevice, (input, request, reply) => device.approve(input, request, reply));
    this.add(forgetFamilyDevice, (_, request, reply) => device.forget(request, reply));
    this.add(openOnFamilyDevice, (input, request, reply) => device.open(input, request, reply));
  }

  /** Throws for a contract that names the gateway and has no answer here. */
  find(endpoint: Endpoint): Answer {
    const answer = this.answers.get(endpointKey(endpoint));
    if (!answer) throw new Error(`the gateway has no answer for ${endpointKey(endpoint)}`);
    return answer;
  }

  private add<E extends Endpoint>(
    endpoint: E,
    answer: (
      input: EndpointInput<E>,
      request: SessionRequest,
      reply: FastifyReply,
    ) => Promise<EndpointResponse<E>>,
  ): void {
    // This contract has already parsed the input.
    this.answers.set(endpointKey(endpoint), (input, request, reply) =>
      answer(input as EndpointInput<E>, request, reply),
    );
  }
}
