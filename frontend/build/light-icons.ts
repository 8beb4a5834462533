import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const LIGHT_ICON = fileURLToPath(new URL('../src/shared/art/light-icon.ts', import.meta.url));
/** Name, size (the same of all) and lines of an icon, as the library states them. */
const STATED =
  /const __iconData = \{\s*name: "[\w-]+",\s*size: 24,\s*node: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};/;
/** A line's own name among the lines. */
const KEY = /,?\s*key: "\w+"/g;

/** Leaves of an icon its lines, and draws them by `createLightIcon`: what else the library can do, no page asks for. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null;
      const lines = STATED.exec(code)?.[1];
      // An icon with an old name leads to the one with the new name.
      if (lines === undefined && /export \{ [^}]*default[^}]* \} from /.test(code)) return null;
      if (lines === undefined) throw new Error(`${id} has another shape than the one this was written for`);
      const light = [
        `import { createLightIcon } from ${JSON.stringify(LIGHT_ICON)};`,
        `export default /* @__PURE__ */ createLightIcon(${lines.replaceAll(KEY, '')});`,
      ];
      return { code: light.join('\n'), map: null };
    },
  };
}
