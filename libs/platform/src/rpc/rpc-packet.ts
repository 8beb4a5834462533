import { ERROR_KINDS, type ErrorDetails, type ErrorKind } from '@sumfox/contracts/errors';
import type { RefusalCode } from '@sumfox/contracts/refusal-codes';
import type { TraceCarrier } from '../tracing/trace-id.js';
import type { Caller } from './caller.js';
import type { CallTokens } from './caller-token.js';
import type { CallIdentity } from './current-call.js';

/** Content of one call. The guard adds `caller` after it has checked the tokens. */
export interface RpcPacket extends CallTokens {
  carrier: TraceCarrier;
  input: unknown;
  /** Its caller waits so long from when it was sent, in milliseconds; absent from a caller of an earlier release. */
  answerWithinMs?: number;
  /** Set for a call that may wait in line and be abandoned there. */
  call?: CallIdentity;
  caller?: Caller;
}

/** How a refusal travels back. */
export interface RpcFault {
  kind: ErrorKind;
  code: RefusalCode;
  message: string;
  details?: ErrorDetails;
}

export function isFault(error: unknown): error is RpcFault {
  return typeof error === 'object' && error !== null && 'kind' in error && String(error.kind) in ERROR_KINDS;
}
