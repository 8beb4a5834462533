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
        requestBody: { content: Record<string, { schema: unknown }> };
      };
      return [e.path, operation.requestBody.content] as const;
    });
    expect(files).toEqual([
      [
        '/api/topics/process-pdf',
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
    expect(toDocsPage(ENDPOINTS)).toContain('<code>pdf</code>: application/pdf');
  });

  it('has a page without scripts', () => {
    const page = toDocsPage(ENDPOINTS);
    expect(page).toContain('POST /api/assessments/submit');
    expect(page).toContain('href="/api/asyncapi.json"');
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i);
  });
});
