import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { ErrorBodySchema } from '@sumfox/contracts/errors';
import type * as z from 'zod/mini';

/** One call and what a fake answers to it. */
interface Exchange {
  method: string;
  /** With or without a query. */
  path: string;
  sent: unknown;
  status: number;
  answered: unknown;
}

/** How a fake of the server breaks the contracts, by call and field; null when it does not. */
export function findBreach({ method, path, sent, status, answered }: Exchange): string | null {
  const [address = ''] = path.split('?');
  const endpoint = findEndpoint(method, address);
  const name = `${method} ${address}`;
  if (!endpoint) return `${name}: the contracts have no such call`;
  if (status >= 400) return describeFaults(`${name} refuses`, ErrorBodySchema, answered);
  return (
    describeFaults(`${name} answers`, endpoint.response, answered) ??
    (endpoint.body ? describeFaults(`${name} is sent`, endpoint.body, sent) : null)
  );
}

/** The call of the contracts at an address; of several that fit, the one with the fewest parameters. */
function findEndpoint(method: string, address: string): Endpoint | undefined {
  const fits = ENDPOINTS.filter((each) => each.method === method && toPattern(each.path).test(address));
  return fits.toSorted((a, b) => countParameters(a.path) - countParameters(b.path))[0];
}

const toPattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const countParameters = (path: string): number => path.split(':').length - 1;

const MAX_NAMED = 5;

function describeFaults(what: string, schema: z.ZodMiniType, sample: unknown): string | null {
  const { error } = schema.safeParse(sample);
  if (!error) return null;
  const faults = error.issues.flatMap((issue) => listFaults(issue, []));
  return `${what}: ${faults.slice(0, MAX_NAMED).join('; ')}`;
}

/** `questions.0.id: invalid_format`; of a union the faults of the shape that fits best. */
function listFaults(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [best = []] = issue.errors.toSorted((a, b) => a.length - b.length);
    return best.flatMap((each) => listFaults(each, path));
  }
  const detail = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : '';
  return [`${path.map(String).join('.') || 'the whole'}: ${issue.code}${detail}`];
}
