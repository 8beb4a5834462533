import type * as z from 'zod/mini';
import type { ProcessName } from './processes.js';
import type { ServiceName } from './services.js';
import type { UploadRule, UploadedFile } from './upload.js';

export const ROLES = ['child', 'parent', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Callers (ACCESS-1): everyone, or the named signed-in roles. An empty list does not compile. */
export type AllowedRoles = 'public' | readonly [Role, ...Role[]];

export const ANY_ROLE = ['child', 'parent', 'admin'] as const satisfies AllowedRoles;

/**
 * A restriction that blocks a signed-in person's calls except those that end it, sign-out and those about the caller's
 * account.
 */
export const RESTRICTIONS = ['must-change-password', 'second-factor-required'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/** Objects that a caller of one role may name: own, a linked child's, either, or anyone's. */
export type ObjectReach = 'own' | 'linked' | 'own-or-linked' | 'any';

/** A call with an id: kind of object, place of the id, and access of each role. A foreign id answers 404 (ACCESS-2). */
export interface NamedObjectRule {
  object:
    | 'account'
    | 'pupil'
    | 'paper'
    | 'question'
    | 'mark-correction'
    | 'review'
    | 'link'
    | 'link-request'
    | 'notice'
    | 'mail'
    | 'family-device'
    | 'topic'
    | 'extraction'
    | 'batch'
    | 'queue'
    | 'job';
  in: 'params' | 'query' | 'body';
  field: string;
  child?: ObjectReach;
  parent?: ObjectReach;
  admin?: ObjectReach;
}

/**
 * Objects of a call: `open` for public ones, `session` for the caller's own by the session, `role` for those of the
 * role, or the named object.
 */
export type ObjectRule = 'open' | 'session' | 'role' | NamedObjectRule;

/**
 * One public call as data. The gateway builds route, validation and documentation from it, the service mounts its
 * handler, the browser calls it, and the authorization tests use it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: Method;
  /** Express-style path, such as `/api/assessments/:id/save`. */
  path: `/api/${string}`;
  /** Process that answers; `gateway` for the calls that set or clear the session cookie. */
  service: ServiceName | 'gateway';
  roles: AllowedRoles;
  /** Restrictions under which a signed-in person may make this call all the same; none when absent. */
  duringRestriction?: readonly Restriction[];
  /** Objects that it may reach; the authorization tests check it with every kind of caller. */
  objectRule: ObjectRule;
  /** One sentence for the documentation page. */
  summary: string;
  /** A parameter that does not parse answers like a missing object: 404. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** A call that is sent as a form with one file, instead of a body. */
  upload?: UploadRule;
  /**
   * A call that a machine of a mail provider makes for its user (RFC 8058): from no page of ours, with a form that says
   * nothing more than the address does.
   */
  isOneClick?: true;
  response: Response;
  /** How long the gateway waits for the service, in milliseconds; 5 000 when absent. */
  timeoutMs?: number;
  /** It carries a pupil's work: it never waits behind other calls, however busy the product is. */
  carriesWork?: true;
  /** It may wait in identity's line of slow hashes, and leaves the line when its browser goes. */
  waitsInLine?: true;
  /** See {@link canRepeat}; `with-request-id` where the body may lack the id by which a repeat is known. */
  isRepeatable?: true | 'with-request-id';
  /** See {@link InternalCall.chooseAnswer}. */
  chooseAnswer?: (answers: unknown[]) => unknown;
  /** Status of a successful answer; 200 when absent. */
  status?: (response: z.output<Response>) => number;
}

/** Declares an endpoint; only fixes the types. */
export function endpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

/**
 * Whether a call may be sent to a second replica when the connection to the first was lost: it reads, or a second time
 * changes nothing more.
 */
export function canRepeat(contract: Endpoint | InternalCall, input: unknown): boolean {
  if ('method' in contract && contract.method === 'GET') return true;
  if (contract.isRepeatable !== 'with-request-id') return contract.isRepeatable === true;
  const body = readField(input, 'body');
  return typeof readField(body, 'requestId') === 'string';
}

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** `POST /api/assessments/submit`: the name under which a service mounts the handler. */
export function endpointKey(e: Pick<Endpoint, 'method' | 'path'>): string {
  return `${e.method} ${e.path}`;
}

/** Input of a handler after validation. */
export interface EndpointInput<E> {
  params: E extends Endpoint<infer P, Schema, Schema, Schema> ? z.output<P> : never;
  query: E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.output<Q> : never;
  body: E extends Endpoint<Schema, Schema, infer B, Schema> ? z.output<B> : never;
  /** For a call with `upload`; the gateway has limited and checked its bytes. */
  upload?: UploadedFile;
}

/** Body that the browser sends. */
export interface EndpointRequest<E> {
  params: E extends Endpoint<infer P, Schema, Schema, Schema> ? z.input<P> : never;
  query: E extends Endpoint<Schema, infer Q, Schema, Schema> ? z.input<Q> : never;
  body: E extends Endpoint<Schema, Schema, infer B, Schema> ? z.input<B> : never;
}

export type EndpointResponse<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;

/** A read or command between services; never reachable from outside. */
export interface InternalCall<Input extends Schema = Schema, Output extends Schema = Schema> {
  /** `service.verb-noun`. */
  name: `${ServiceName}.${string}`;
  service: ServiceName;
  /** Processes that may call it. */
  callers: readonly ProcessName[];
  /** How long the caller waits for the answer, in milliseconds; 5 000 when absent. */
  timeoutMs?: number;
  /** See {@link canRepeat}. */
  isRepeatable?: true;
  /**
   * Set where what is asked for stands in the memory of one replica: all of them get the call, and this picks from the
   * answers of those that gave one.
   */
  chooseAnswer?: (answers: unknown[]) => unknown;
  input: Input;
  output: Output;
}

export function internalCall<Input extends Schema, Output extends Schema>(
  definition: InternalCall<Input, Output>,
): InternalCall<Input, Output> {
  return definition;
}

export type CallInput<C> = C extends InternalCall<infer I, Schema> ? z.output<I> : never;
export type CallOutput<C> = C extends InternalCall<Schema, infer O> ? z.output<O> : never;
