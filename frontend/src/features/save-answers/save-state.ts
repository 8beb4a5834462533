import { type SaveFailure, type SaveState } from '../../entities/paper/index.js';

/** The first wait after a failure; doubled up to a minute. */
const RETRY_FIRST_MS = 2_000;
const RETRY_LAST_MS = 60_000;

/** How long to wait after so many failures in a row; null when waiting brings nothing. */
export function retryWait(reason: SaveFailure, failures: number): number | null {
  if (reason === 'signed-out') return null;
  return reason === 'refused' ? RETRY_LAST_MS : Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** (failures - 1));
}

/** What the page says of its saves. */
export function judgeSaves(now: {
  isClosed: boolean;
  hasUnsaved: boolean;
  failures: number;
  deviceHolds: boolean;
}): SaveState {
  if (now.isClosed) return 'closed';
  if (!now.hasUnsaved) return 'saved';
  if (now.failures === 0) return 'saving';
  return now.deviceHolds ? 'device' : 'unsafe';
}
