import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The door of a page, feature or entity. */
const DOOR = /[\\/]frontend[\\/]src[\\/](?:pages|features|entities)[\\/][^\\/]+[\\/]index\.ts$/;
const OWN = /[\\/]frontend[\\/]src[\\/].*\.tsx?$/;
/** The only statement that a door may have. */
const REEXPORT = /export (?:type )?\{([^}]*)\} from '(\.\/[^']+)\.js';/g;

/**
 * Leads each import through a door (`index.ts`) straight to the file that has the name. A door names all that others may
 * use, heavy or not; without this, who takes one name would be counted as needing the rest, and the files that pages
 * share would grow.
 */
export function openDoors(): Plugin {
  const doors = new Map<string, ReadonlyMap<string, Exported>>();
  const readDoor = (file: string): ReadonlyMap<string, Exported> => {
    const known = doors.get(file) ?? parseDoor(file, readFileSync(file, 'utf8'));
    doors.set(file, known);
    return known;
  };
  return {
    name: 'open-doors',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!OWN.test(id) || DOOR.test(id)) return null;
      let opened = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ImportDeclaration') continue;
        const door = path.resolve(path.dirname(id), statement.source.value.replace(/\.js$/, '.ts'));
        if (!statement.source.value.startsWith('.') || !DOOR.test(door)) continue;
        const exported = readDoor(door);
        const imports = statement.specifiers.map((each) => {
          const name =
            each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name;
          const found = name && exported.get(name);
          if (!found) throw new Error(`${id}: ${door} does not export what is imported from it.`);
          return `import { ${found.name} as ${each.local.name} } from '${found.file}';`;
        });
        opened = opened.slice(0, statement.start) + imports.join('\n') + opened.slice(statement.end);
      }
      return opened === code ? null : { code: opened, map: null };
    },
  };
}

/** Where a name of a door is defined, and how it is called there. */
interface Exported {
  file: string;
  name: string;
}

/** @throws when the door has anything but re-exports of files in its folder */
function parseDoor(door: string, text: string): Map<string, Exported> {
  if (text.replace(REEXPORT, '').trim() !== '')
    throw new Error(`${door}: a door has only lines such as export { a } from './b.js';`);
  return new Map(
    [...text.matchAll(REEXPORT)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((each) => each.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((each): [string, Exported] => {
          const [name = each, alias = name] = each.split(' as ');
          return [alias, { name, file: path.resolve(path.dirname(door), `${file}.js`) }];
        }),
    ),
  );
}
