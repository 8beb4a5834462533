import { cancelErasure, exportData, requestErasure } from '@sumfox/contracts/identity/privacy.endpoints';
import { call } from '../../shared/api/call.js';
import { saveFile } from '../../shared/lib/save-file.js';

/** Gathering all of a child's work from every service may take a while. */
const EXPORT_TIMEOUT_MS = 60_000;

export type DataFormat = 'json' | 'csv' | 'zip';

/**
 * Fetches everything kept about somebody and hands it to the browser as files to save, one unless the drawings need more;
 * answers how many. Undefined is oneself.
 */
export async function downloadData(userId: string | undefined, format: DataFormat): Promise<number> {
  let after: string | undefined;
  for (let files = 1; ; files += 1) {
    const file = await call(
      exportData,
      { query: { userId, format, ...(after === undefined ? {} : { after }) } },
      { timeoutMs: EXPORT_TIMEOUT_MS },
    );
    saveFile(format === 'zip' ? { ...file, content: toBytes(file.content) } : file);
    if (file.next === undefined) return files;
    after = file.next;
  }
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export const askForErasure = (userId: string | undefined, password: string) =>
  call(requestErasure, { body: { password, ...(userId === undefined ? {} : { userId }) } });
export const takeErasureBack = (userId: string) => call(cancelErasure, { params: { userId } });
