import { ProductError } from '@product/contracts/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface RequestFacts {
  method: string;
  headers: Record<string, string | string[] | undefined>;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/**
 * Refuses what another site could make a browser send: every unsafe call must come from a page of this very origin
 * (`Sec-Fetch-Site`, or `Origin` where a browser has none), and its body must be JSON, which a plain form cannot send.
 */
export function refuseForeignRequest({ method, headers }: RequestFacts): void {
  if (SAFE_METHODS.has(method)) return;
  if (!isSameOrigin(headers))
    throw new ProductError('forbidden', 'foreign-origin', 'This call is only for pages of the product.');
  const length = single(headers['content-length']);
  const hasBody = (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
  const type = (single(headers['content-type']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if ((hasBody || type !== '') && type !== 'application/json')
    throw new ProductError('unsupported-media', 'json-only', 'Please send JSON.');
}

function isSameOrigin(headers: RequestFacts['headers']): boolean {
  const site = single(headers['sec-fetch-site']);
  if (site !== undefined) return site === 'same-origin';
  const origin = single(headers.origin);
  const host = single(headers.host);
  if (!origin || !host) return false;
  return URL.canParse(origin) && new URL(origin).host === host;
}
