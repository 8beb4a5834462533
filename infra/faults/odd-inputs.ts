import type { Endpoint } from '../../libs/contracts/src/endpoint.ts';

/** A query with its question mark, or a body, of which one value is odd. */
export interface OddInput {
  query?: string;
  body?: object;
}

const HALF_AN_EMOJI = '\ud83e';
/** NUL, half an emoji, a turned line that nobody sees, SQL, and more than anybody types. */
const ODD_TEXTS = ['a\u0000b', HALF_AN_EMOJI, '\u202e\u200b\u200b', "' or 1=1; --", 'x'.repeat(3_000)];
/** What stands where text or a number should. */
const ODD_VALUES: readonly unknown[] = [...ODD_TEXTS, { $ne: '' }, ['a'], -1, null];
/** The same, ready for an address; a half emoji stands there as bytes that are no text. */
const ODD_QUERIES = [
  ...ODD_TEXTS.filter((text) => text !== HALF_AN_EMOJI).map(encodeURIComponent),
  ...['%ED%A0%80', '-1', '9'.repeat(12), '0000-01-01', '1&again=2'],
];

/** For each field of a call, of its contract and of `body` alike, every odd value in its place. */
export function* oddInputs(endpoint: Endpoint, body: object = {}): Generator<OddInput> {
  for (const name of fieldsOf(endpoint.query))
    for (const value of ODD_QUERIES) yield { query: `?${name}=${value.replace('again', name)}` };
  for (const name of new Set([...fieldsOf(endpoint.body), ...Object.keys(body)]))
    for (const value of ODD_VALUES) yield { body: { ...body, [name]: value } };
}

/** What zod keeps of an object or of a choice between some. */
interface ShapeOf {
  shape?: object;
  options?: readonly { _zod: { def: ShapeOf } }[];
}

/** The names of all fields that a schema knows. */
function fieldsOf(schema: Endpoint['body'] | undefined): string[] {
  const { shape = {}, options = [] } = (schema?._zod.def ?? {}) as ShapeOf;
  const chosen = options.flatMap(({ _zod }) => Object.keys(_zod.def.shape ?? {}));
  return [...new Set([...Object.keys(shape), ...chosen])];
}
