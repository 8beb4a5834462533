import type { Endpoint } from '@sumfox/contracts/endpoint';
import { ERROR_KINDS, ErrorBodySchema } from '@sumfox/contracts/errors';
import * as z from 'zod/mini';

type JsonObject = Record<string, unknown>;

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
  return rest;
}

function parameters(endpoint: Endpoint): JsonObject[] {
  const from = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): JsonObject[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = toSchema(schema, 'input') as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, s]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: s,
    }));
  };
  return [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')];
}

function toRequestBody({ body, upload }: Endpoint): JsonObject {
  if (upload) {
    const file = { type: 'string', contentMediaType: upload.contentType };
    const schema = { type: 'object', properties: { [upload.field]: file }, required: [upload.field] };
    return {
      requestBody: {
        required: true,
        description: `One file of at most ${upload.maxBytes} bytes.`,
        content: { 'multipart/form-data': { schema } },
      },
    };
  }
  if (!body) return {};
  const content = { 'application/json': { schema: toSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function operation(endpoint: Endpoint): JsonObject {
  const open = endpoint.roles === 'public';
  return {
    tags: [endpoint.service],
    summary: endpoint.summary,
    description: open ? 'For everybody.' : `For ${[...endpoint.roles].join(', ')}.`,
    ...(open ? {} : { security: [{ session: [] }] }),
    parameters: parameters(endpoint),
    ...toRequestBody(endpoint),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: toSchema(endpoint.response, 'output') } },
      },
      default: {
        description: `Refused: ${[...new Set(Object.values(ERROR_KINDS).map((k) => k.status))].join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
    },
  };
}

/** OpenAPI 3.1 of exactly the mounted contracts. */
export function toOpenApi(endpoints: readonly Endpoint[]): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const e of endpoints) {
    const path = e.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [e.method.toLowerCase()]: operation(e) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sumfox',
      version: '1',
      description: 'Events and jobs, which stay between the processes: [asyncapi.json](/api/asyncapi.json).',
    },
    paths,
    components: {
      schemas: { ErrorBody: toSchema(ErrorBodySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
    },
  };
}
