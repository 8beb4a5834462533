/** Scalar's settings; every feature that would call another host is off. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  // The sentences about calls are too long for a list.
  operationTitleSource: 'path',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  // Calls need a session, and would change what is real.
  hideTestRequestButton: true,
  hiddenClients: true,
  documentDownloadType: 'direct',
  hideDarkModeToggle: true,
  forceDarkModeState: 'light',
};

/** Scalar's colours, darkened for contrast; hides a list with a name that differs from its text. */
const STYLE = `body.light-mode{--scalar-color-2:#4a4a4a;--scalar-color-3:#595959;--scalar-sidebar-search-color:#595959;
--scalar-color-green:#00663f;--scalar-color-blue:#005a96;--scalar-color-orange:#a83400;--scalar-color-red:#b80005;--scalar-color-yellow:#7a5c00}
[data-testid^='response-variant-pic']{display:none!important}`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** The page to read the calls by. `nonce` is the one that the policy of this answer names for styles. */
export function toDocsPage(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calls of Sumfox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta property="csp-nonce" content="${nonce}">
<style nonce="${nonce}">${STYLE}</style></head>
<body><noscript>Without JavaScript, read <a href="/api/openapi.json">openapi.json</a>.</noscript>
<script id="api-reference" data-configuration="${escape(JSON.stringify(CONFIGURATION))}"></script>
<script src="/api/docs/scalar.js"></script></body></html>`;
}
