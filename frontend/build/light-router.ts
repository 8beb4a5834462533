import type { Plugin, Rolldown } from 'vite';
import { applyEdits, type Edit, visitNodes } from './edits.js';

const ROUTER = /[\\/]react-router[\\/]dist[\\/][a-z]+[\\/]chunk-\w+\.mjs$/;
/** Of the router's files the one that has what a page uses. */
const COMPONENTS = 'function BrowserRouter(';

/**
 * What the pages never reach, for they have neither a server that renders nor data of routes. Each does what it would
 * do without them.
 */
const BODIES = new Map([
  ['PrefetchPageLinks', '{ return null; }'],
  ['Scripts', '{ return null; }'],
  ['RSCErrorHandler', '{ return null; }'],
  ['usePrefetchBehavior', '{ return [false, null, {}]; }'],
  ['useNavigateStable', '{ return useNavigateUnstable(); }'],
]);
/** Readers of what a router with data hands to its routes, and the names by which they know it. */
const DATA_READERS = ['useRoutesImpl', '_renderMatches'];
const DATA = /\blet dataRouterState = [^;]*;|\b(?:dataRouterOpts|dataRouterState)\b/g;
/** Advice to developers, who read it in watch mode. */
const WARNINGS = ['warning', 'warningOnce', 'warnOnce'];
const CHECKS = ['invariant', 'invariant2'];

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/**
 * Lets go of what the pages do not use of react-router: forms, restored scrolling, data of routes, advice to developers.
 * A name for the developer's tools (`Form.displayName = …`), a wrapper (`forwardRef(…)`) or a class that extends another
 * looks to every bundler like something that must run. None does anything by itself.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const markedPure = markPure(code, this.parse(code));
      if (!code.includes(COMPONENTS)) return { code: markedPure, map: null };
      const withoutData = dropData(markedPure, this.parse(markedPure));
      return { code: dropAdvice(withoutData, this.parse(withoutData)), map: null };
    },
  };
}

function markPure(code: string, program: Program): string {
  const edits: Edit[] = [];
  for (const { start, end } of program.body) {
    const text = code.slice(start, end);
    if (/^\w+\.(?:displayName|contextType) = ["\w]+;?$/.test(text)) edits.push({ start, end, text: '' });
    const [made] = /^var \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/.exec(text) ?? [];
    if (made !== undefined) edits.push({ start, end: start + made.length, text: `${made}/* @__PURE__ */ ` });
    const [, name, heir] = /^var (\w+) = (class extends React.*\});?$/s.exec(text) ?? [];
    if (heir !== undefined)
      edits.push({ start, end, text: `var ${name} = /* @__PURE__ */ (() => ${heir})();` });
  }
  return applyEdits(code, edits);
}

function dropData(code: string, program: Program): string {
  const edits: Edit[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'FunctionDeclaration' || !statement.id || !statement.body) continue;
    const { start, end } = statement.body;
    const instead = BODIES.get(statement.id.name);
    if (instead !== undefined) edits.push({ start, end, text: instead });
    if (DATA_READERS.includes(statement.id.name)) {
      const body = code.slice(start, end);
      edits.push({
        start,
        end,
        text: body.replaceAll(DATA, (found) => (found.startsWith('let ') ? '' : 'null')),
      });
    }
  }
  expectEdits(edits, BODIES.size + DATA_READERS.length);
  return applyEdits(code, edits);
}

function dropAdvice(code: string, program: Program): string {
  const edits: Edit[] = [];
  visitNodes(program, (node) => {
    const called = node['type'] === 'ExpressionStatement' ? readCall(node['expression']) : undefined;
    if (!called) return false;
    const { start, end } = node;
    if (WARNINGS.includes(called.name)) edits.push({ start, end, text: ';' });
    else if (CHECKS.includes(called.name) && called.message)
      edits.push({ start: called.message.start, end: called.message.end, text: `'react-router'` });
    else return false;
    return true;
  });
  expectEdits(edits, 40);
  return applyEdits(code, edits);
}

interface Call {
  name: string;
  /** The second argument: of a check, its sentence. */
  message: { start: number; end: number } | undefined;
}

function readCall(node: unknown): Call | undefined {
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    type: string;
    callee?: { name?: string };
    arguments?: { start: number; end: number }[];
  };
  return type === 'CallExpression' && callee?.name ? { name: callee.name, message: given?.[1] } : undefined;
}

function expectEdits(edits: readonly Edit[], least: number): void {
  if (edits.length < least)
    throw new Error('react-router has another shape than the one this was written for');
}
