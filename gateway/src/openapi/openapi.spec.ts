import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@sumfox/contracts/endpoints';
import { toDocsPage } from './docs-page.js';
import { toOpenApi } from './openapi.js';

describe('the OpenAPI document', () => {
  const { paths } = toOpenApi(ENDPOINTS) as { paths: Record<string, Record<string, { security?: unknown }>> };

  it('lists each contract once, and requires a session where the contract has roles', () => {
    for (const e of ENDPOINTS) {
      const operation = paths[e.path.replace(/:(\w+)/g, '{$1}')]?.[e.method.toLowerCase()];
      expect(operation).toBeDefined();
      expect(Boolean(operation?.security)).toBe(e.roles !== 'public');
    }
    expect(Object.values(paths).flatMap((p) => Object.keys(p))).toHaveLength(ENDPOINTS.length);
  });

  it('describes the calls that take a form with a file', () => {
    const files = ENDPOINTS.filter((e) => e.upload).map((e) => {
      const operation = paths[e.path]?.[e.method.toLowerCase()] as {
        requestBody: { description: string; content: Record<string, { schema: unknown }> };
      };
      return [e.path, operation.requestBody.description, operation.requestBody.content] as const;
    });
    expect(files).toEqual([
      [
        '/api/topics/process-pdf',
        expect.stringMatching(/^One file of at most \d+ bytes\.$/),
        {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { pdf: { type: 'string', contentMediaType: 'application/pdf' } },
              required: ['pdf'],
            },
          },
        },
      ],
    ]);
  });

  it('names the description of events and jobs', () => {
    expect(JSON.stringify(toOpenApi(ENDPOINTS))).toContain('(/api/asyncapi.json)');
  });
});

describe('the page of the API', () => {
  const page = toDocsPage('n0nce');

  it('runs no script but the one of its own host, and no style without the nonce', () => {
    const scripts = [...page.matchAll(/<script\b([^>]*)>([^<]*)/g)].map(([, given, text]) => [given, text]);
    expect(scripts).toEqual([
      [expect.stringContaining('id="api-reference"'), ''],
      [' src="/api/docs/scalar.js"', ''],
    ]);
    expect(page).not.toMatch(/javascript:|\son\w+=|\sstyle=|https?:/i);
    expect(page.match(/<style\b[^>]*>/g)).toEqual(['<style nonce="n0nce">']);
  });

  it('draws the OpenAPI document and calls no other host', () => {
    const [, text = ''] = page.match(/data-configuration="([^"]*)"/) ?? [];
    expect(
      JSON.parse(text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))),
    ).toMatchObject({
      url: '/api/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
    });
  });
});
