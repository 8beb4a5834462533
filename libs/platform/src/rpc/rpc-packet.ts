import type { ErrorDetails, ErrorKind } from '@sumfox/contracts/errors';
import type { TraceCarrier } from '../tracing/trace-id.js';
import type { Caller } from './caller.js';

/** What travels in one call. The reader adds `caller` after it has checked the token. */
export interface RpcPacket {
  token: string;
  carrier: TraceCarrier;
  input: unknown;
  caller?: Caller;
}

/** How a refusal travels back. */
export interface RpcFault {
  kind: ErrorKind;
  code: string;
  message: string;
  details?: ErrorDetails;
}
