import type { EndpointRequest } from '@sumfox/contracts/endpoint';
import { register, registerFamily } from '@sumfox/contracts/identity/registration.endpoints';
import { call } from '../../shared/api/call.js';

export type RegisterBody = EndpointRequest<typeof register>['body'];

export type FamilyBody = EndpointRequest<typeof registerFamily>['body'];

export const registerAccount = (body: RegisterBody) => call(register, { body });

export const registerAFamily = (body: FamilyBody) => call(registerFamily, { body });
