import type { IncomingHttpHeaders } from 'node:http';
import type { JsonValue, SeenRequest } from './fake-reply.js';

/** A request that a real server would refuse, with the field that is wrong. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

const DATA = /<<<data (?<marker>\w+)>>>\n(?<data>[^]*)\n<<<end \k<marker>>>>$/;

/** Takes a request of the protocol apart. @throws BadRequest for one that a strict server would not take */
export function readRequest(headers: IncomingHttpHeaders, text: string): SeenRequest {
  const body = parse(text, 'body') as Record<string, unknown>;
  if (body === null || typeof body !== 'object') throw new BadRequest('body');
  const { model, messages, response_format: format } = body;
  if (typeof model !== 'string' || model === '') throw new BadRequest('model');
  if (!Array.isArray(messages) || messages.length === 0) throw new BadRequest('messages');
  const schema = readSchema(format);
  const said = (role: string) =>
    (messages as { role: string; content: string }[])
      .filter((message) => message.role === role)
      .map((message) => message.content);
  const data = DATA.exec(said('user').join('\n'))?.groups?.data;
  if (data === undefined) throw new BadRequest('messages: no data between markers');
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    text,
    body,
    task: schema.name,
    version: readVersion(schema.description),
    model,
    instructions: said('system').join('\n'),
    data: parse(data, 'data'),
    arrivedAt: performance.now(),
  };
}

function parse(text: string, what: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    if ((error as Error).name !== 'SyntaxError') throw error;
    throw new BadRequest(what);
  }
}

function readSchema(format: unknown): { name: string; description?: string } {
  const { type, json_schema: schema } = (format ?? {}) as {
    type?: string;
    json_schema?: { name?: string; description?: string; strict?: boolean; schema?: unknown };
  };
  if (type !== 'json_schema' || !schema || !/^[\w-]{1,64}$/.test(schema.name ?? ''))
    throw new BadRequest('response_format');
  if (schema.strict !== true || !schema.schema) throw new BadRequest('response_format.json_schema');
  return { name: schema.name ?? '', description: schema.description };
}

function readVersion(description: string | undefined): number | null {
  const version = /\bversion (\d+)\b/.exec(description ?? '')?.[1];
  return version === undefined ? null : Number(version);
}
