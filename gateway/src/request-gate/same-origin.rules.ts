import { ProductError } from '@sumfox/contracts/errors';
import type { RefusalCode } from '@sumfox/contracts/refusal-codes';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface RequestFacts {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Media type of a call: JSON, or a form where it takes a file. */
export type BodyType = 'application/json' | 'multipart/form-data';

/** Code and sentence for a body of another type. */
const WRONG_TYPE: Readonly<Record<BodyType, readonly [code: RefusalCode, sentence: string]>> = {
  'application/json': ['json-only', 'Please send JSON.'],
  'multipart/form-data': ['form-only', 'Please send a form with the file.'],
};

/**
 * Rejects calls that another site could make a browser send. Every unsafe call must come from a page of this origin:
 * `Sec-Fetch-Site`, or `Origin` in browsers without it. Its body must be JSON, which a plain form cannot send. Only a
 * call with a file accepts a form.
 */
export function rejectForeignRequest({ method, headers }: RequestFacts, bodyType: BodyType): void {
  if (SAFE_METHODS.has(method)) return;
  if (!isSameOrigin(headers))
    throw new ProductError(
      'forbidden',
      'foreign-origin',
      'This request did not come from a Sumfox page. Please open Sumfox and try again.',
    );
  const length = single(headers['content-length']);
  const hasBody = (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
  const type = (single(headers['content-type']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if ((hasBody || type !== '') && type !== bodyType)
    throw new ProductError('unsupported-media', ...WRONG_TYPE[bodyType]);
}

function isSameOrigin(headers: RequestFacts['headers']): boolean {
  const site = single(headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin';
  const origin = single(headers.origin);
  const host = single(headers.host);
  if (!origin || !host) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
