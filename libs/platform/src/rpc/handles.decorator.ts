import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import {
  type CallInput,
  type CallOutput,
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type InternalCall,
  endpointKey,
} from '@sumfox/contracts/endpoint';
import type { Caller, PersonCaller } from './caller.js';
import type { RpcPacket } from './rpc-packet.js';

const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToRpc().getData<RpcPacket>().input,
);
const FromCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToRpc().getData<RpcPacket>().caller,
);

/** Names of everything mounted in this process; checked against the contracts when it starts. */
export const MOUNTED = new Map<string, number>();

/** The calls between services that are mounted here, by name. */
export const MOUNTED_CALLS = new Map<string, InternalCall>();

function mount(name: string, target: object, key: string | symbol, descriptor: PropertyDescriptor): void {
  MOUNTED.set(name, (MOUNTED.get(name) ?? 0) + 1);
  MessagePattern(name)(target, key, descriptor);
  Input()(target, key, 0);
  FromCaller()(target, key, 1);
}

type CallerOf<E extends Endpoint> = E['roles'] extends 'public' ? Caller : PersonCaller;

/** Mounts a method as the answer to a public call; input and result must be the contract's. */
export function Handles<E extends Endpoint>(e: E) {
  return <Handler extends (input: EndpointInput<E>, caller: CallerOf<E>) => Promise<EndpointResponse<E>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => mount(endpointKey(e), target, key, descriptor);
}

/** Mounts a method as the answer to a call between services. */
export function HandlesCall<C extends InternalCall>(call: C) {
  return <Handler extends (input: CallInput<C>, caller: Caller) => Promise<CallOutput<C>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    MOUNTED_CALLS.set(call.name, call);
    mount(call.name, target, key, descriptor);
  };
}
