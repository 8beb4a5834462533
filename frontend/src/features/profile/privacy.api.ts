import {
  cancelErasure,
  erasures,
  exportData,
  requestErasure,
} from '@sumfox/contracts/identity/privacy.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call.js';
import { saveFile } from '../../lib/save-file.js';

/** Gathering all of a child's work from every service may take a while. */
const EXPORT_TIMEOUT_MS = 60_000;

/** Open requests for erasure of oneself and of linked children. */
export const erasuresQuery = queryOptions({
  queryKey: ['erasures'],
  queryFn: ({ signal }) => call(erasures, {}, { signal }),
});

/** Fetches everything kept about somebody and hands it to the browser as a file. Undefined is oneself. */
export async function downloadData(userId: string | undefined, format: 'json' | 'csv'): Promise<void> {
  const file = await call(exportData, { query: { userId, format } }, { timeoutMs: EXPORT_TIMEOUT_MS });
  saveFile(file);
}

export const askForErasure = (userId: string | undefined, password: string) =>
  call(requestErasure, { body: { password, ...(userId === undefined ? {} : { userId }) } });
export const takeErasureBack = (userId: string) => call(cancelErasure, { params: { userId } });
