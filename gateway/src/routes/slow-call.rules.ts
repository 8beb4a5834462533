import { endpointKey } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';

const SLOW_CALL_MS = 500;
/** Calls that may wait on purpose: for marks, for a model, in line. */
const PATIENT: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ timeoutMs }) => timeoutMs !== undefined).map((e) => endpointKey(e)),
);

/** Returns whether a call, such as `GET /api/dashboard`, took so long that background work must give way. */
export function isSlowCall(key: string, elapsedMs: number): boolean {
  return elapsedMs >= SLOW_CALL_MS && !PATIENT.has(key);
}
