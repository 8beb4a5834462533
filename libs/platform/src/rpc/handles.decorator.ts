import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
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

/** The contract that a method answers. */
export type HandledContract =
  | { readonly kind: 'endpoint'; readonly contract: Endpoint }
  | { readonly kind: 'call'; readonly contract: InternalCall };

/** Stores the contract of a handler; guards, interceptors and the boot check read it. */
export const Handled = Reflector.createDecorator<HandledContract>();

/** Stores the endpoint that a method of a provider answers itself; the boot check and the routes read it. */
export const Answered = Reflector.createDecorator<Endpoint>();

/** The input of a call; the pipe that follows reads the contract from here. */
const Input = createParamDecorator(
  (_: HandledContract, context: ExecutionContext) => context.switchToRpc().getData<RpcPacket>().input,
);
const FromCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToRpc().getData<RpcPacket>().caller,
);

function mount(
  handled: HandledContract,
  target: object,
  key: string | symbol,
  descriptor: PropertyDescriptor,
): void {
  Handled(handled)(target, key, descriptor);
  MessagePattern(nameOf(handled))(target, key, descriptor);
  Input(handled)(target, key, 0);
  FromCaller()(target, key, 1);
}

/** The name under which a contract is mounted. */
export function nameOf({ kind, contract }: HandledContract): string {
  return kind === 'endpoint' ? endpointKey(contract) : contract.name;
}

type CallerOf<E extends Endpoint> = E['roles'] extends 'public' ? Caller : PersonCaller;

/** Mounts a method as the answer to a public call; input and result must be the contract's. */
export function Handles<E extends Endpoint>(e: E) {
  return <Handler extends (input: EndpointInput<E>, caller: CallerOf<E>) => Promise<EndpointResponse<E>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => mount({ kind: 'endpoint', contract: e }, target, key, descriptor);
}

/** Mounts a method as the answer to a call between services. */
export function HandlesCall<C extends InternalCall>(call: C) {
  return <Handler extends (input: CallInput<C>, caller: Caller) => Promise<CallOutput<C>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => mount({ kind: 'call', contract: call }, target, key, descriptor);
}
