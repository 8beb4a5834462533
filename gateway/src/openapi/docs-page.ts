import { type Endpoint, endpointKey } from '@sumfox/contracts/endpoint';
import * as z from 'zod/mini';

/** The page's own style; the policy of the page names its hash. */
export const DOCS_STYLE = `body{font:16px/1.6 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1F2A44;background:#FFFBF4}
details{background:#fff;border:1px solid #C5CCDC;border-radius:12px;margin:.5rem 0;padding:.75rem 1rem}
summary{cursor:pointer}pre{overflow:auto;background:#F4F6FB;padding:.75rem;border-radius:8px;max-height:24rem}h3{font-size:1rem}`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

function shape(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
  return `<h3>${title}</h3><pre tabindex="0">${escape(json)}</pre>`;
}

/** A page to read the calls by, without a line of script. */
export function toDocsPage(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map((e) => {
    const roles = e.roles === 'public' ? 'everybody' : [...e.roles].join(', ');
    const file = e.upload
      ? `<p>Sent as a form with one file in the field <code>${escape(e.upload.field)}</code>: ${escape(e.upload.contentType)}, at most ${e.upload.maxBytes} bytes.</p>`
      : '';
    return `<details><summary><code>${escape(endpointKey(e))}</code> ${escape(e.summary)}</summary>
<p>Answered by <b>${escape(e.service)}</b>, for ${escape(roles)}.</p>${file}
${shape('Path', e.params, 'input')}${shape('Query', e.query, 'input')}${shape('Body', e.body, 'input')}${shape('Answer', e.response, 'output')}</details>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls of Sumfox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${DOCS_STYLE}</style></head>
<body><h1>Calls of Sumfox</h1><p>The same as data: <a href="/api/openapi.json">openapi.json</a>. Events and jobs, which stay between the
processes: <a href="/api/asyncapi.json">asyncapi.json</a></p>
${rows.join('\n')}</body></html>`;
}
