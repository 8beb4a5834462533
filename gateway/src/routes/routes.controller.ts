import {
  Controller,
  Inject,
  Req,
  RequestMapping,
  RequestMethod,
  Res,
  type Type,
  UseGuards,
} from '@nestjs/common';
import type { Endpoint } from '@sumfox/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { LimitGuard } from './limit.guard.js';
import { RoleGuard } from './role.guard.js';
import { SessionGuard, type SessionRequest } from '../session/index.js';
import { ApiRoutes } from './api-routes.js';
import { ENDPOINT_OF } from './endpoint-metadata.js';

/** Builds the controller with exactly the routes of the given contracts. */
export function buildRoutesController(endpoints: readonly Endpoint[]): Type {
  @Controller()
  @UseGuards(SessionGuard, LimitGuard, RoleGuard)
  class RoutesController {
    constructor(@Inject(ApiRoutes) readonly api: ApiRoutes) {}
  }
  const target = RoutesController.prototype;
  endpoints.forEach((endpoint, index) => {
    const name = `route${index}`;
    const value = function (this: RoutesController, request: SessionRequest, reply: FastifyReply) {
      return this.api.answer(endpoint, request, reply);
    };
    const descriptor: PropertyDescriptor = { value, writable: true, configurable: true };
    Object.defineProperty(target, name, descriptor);
    RequestMapping({ path: endpoint.path, method: RequestMethod[endpoint.method] })(target, name, descriptor);
    Reflect.defineMetadata(ENDPOINT_OF, endpoint, value);
    Req()(target, name, 0);
    Res()(target, name, 1);
  });
  return RoutesController;
}
