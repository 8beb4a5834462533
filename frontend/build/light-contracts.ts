import type { Plugin } from 'vite';
import { applyEdits, type Edit } from './edits.js';

/** Contracts state shapes and calls and do nothing else when they are read. */
const CONTRACTS = /[\\/]libs[\\/]contracts[\\/]src[\\/]/;

/** What the browser needs of a call; a few name the file they take. Shapes and roles are the server's to hold. */
const KEPT = new Set(['method', 'path', 'upload']);

/**
 * Leaves of each `endpoint({ … })` the method, the path and the file it takes, and marks every other call as free of
 * effects, also within an object. So every schema goes that then is used by nobody.
 * The server parses each request and each answer by them; a tablet would carry them for nothing. A form that checks
 * its fields by a schema imports that schema by name and keeps it.
 */
export function lightContracts(): Plugin {
  return {
    name: 'light-contracts',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!CONTRACTS.test(id)) return null;
      const edits: Edit[] = [];
      for (const statement of this.parse(code).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (!init || !hasCall(init)) continue;
          const { start, end } = init;
          const isEndpoint =
            init.type === 'CallExpression' &&
            init.callee.type === 'Identifier' &&
            init.callee.name === 'endpoint';
          const given = isEndpoint ? init.arguments[0] : undefined;
          if (given?.type === 'ObjectExpression') {
            const kept = given.properties.filter(
              (each) => each.type === 'Property' && each.key.type === 'Identifier' && KEPT.has(each.key.name),
            );
            const text = kept.map((each) => code.slice(each.start, each.end)).join(', ');
            edits.push({ start, end, text: `{ ${text} }` });
          } else edits.push({ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` });
        }
      }
      return { code: applyEdits(code, edits), map: null };
    },
  };
}

/** Whether something is called when the expression is read; what a function in it does comes later. */
function hasCall(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasCall);
  if (typeof node !== 'object' || node === null) return false;
  const type = 'type' in node ? node.type : '';
  if (type === 'CallExpression' || type === 'NewExpression') return true;
  if (type === 'ArrowFunctionExpression' || type === 'FunctionExpression') return false;
  return Object.values(node).some(hasCall);
}
