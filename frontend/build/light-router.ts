import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/][a-z]+[\\/]chunk-\w+\.mjs$/;
/** Asks for the data of a route before a link is pressed. Only the framework has such data; it stays out of our pages. */
const PREFETCH = 'PrefetchPageLinks';

/**
 * Lets go of what the pages do not use of react-router: forms, restored scrolling, prefetched data. A name for the
 * developer's tools (`Form.displayName = …`) or a wrapper (`forwardRef(…)`) looks to every bundler like something that
 * must run; neither does anything by itself.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const edits: { start: number; end: number; text: string }[] = [];
      for (const statement of this.parse(code).body) {
        const { start, end } = statement;
        const text = code.slice(start, end);
        if (/^\w+\.displayName = "[^"]*";?$/.test(text)) edits.push({ start, end, text: '' });
        const wrapper = /^var \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/.exec(text)?.[0].length;
        if (wrapper !== undefined)
          edits.push({ start: start + wrapper, end: start + wrapper, text: '/* @__PURE__ */ ' });
        if (statement.type === 'FunctionDeclaration' && statement.id?.name === PREFETCH)
          edits.push({ start, end, text: `function ${PREFETCH}() { return null; }` });
      }
      if (/\bPrefetchPageLinks\(/.test(code) && edits.length < 10)
        throw new Error('react-router has another shape than the one this was written for');
      const light = edits
        .toReversed()
        .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), code);
      return { code: light, map: null };
    },
  };
}
