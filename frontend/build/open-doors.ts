import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The door of a page, feature or entity. */
const DOOR = /[\\/]frontend[\\/]src[\\/](?:pages|features|entities)[\\/][^\\/]+[\\/]index\.ts$/;
const OWN = /[\\/]frontend[\\/]src[\\/].*\.tsx?$/;
/** The only statement that a door may have. */
const REEXPORT = /export (?:type )?\{([^}]*)\} from '(\.\/[^']+)\.js';/g;

/** One line of the list of all icons. */
const ICON = /export \{ (default as [^}]*) \} from '(\.\/icons\/[^']+)';/g;
const ICONS = 'lucide-react';

/**
 * Leads each import through a door (`index.ts`) straight to the file that has the name. A door names all that others may
 * use, heavy or not; without this, who takes one name would be counted as needing the rest, and the files that pages
 * share would grow. Icons have such a door, too.
 */
export function openDoors(): Plugin {
  const doors = new Map<string, ReadonlyMap<string, Exported>>();
  const readDoor = (file: string): ReadonlyMap<string, Exported> => {
    const known = doors.get(file) ?? parseDoor(file, readFileSync(file, 'utf8'));
    doors.set(file, known);
    return known;
  };
  let icons: ReadonlyMap<string, Exported> | undefined;
  return {
    name: 'open-doors',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      const list = await this.resolve(ICONS);
      if (list === null) throw new Error(`${ICONS} was not found`);
      icons = parseIcons(list.id);
    },
    transform(code, id) {
      if (!OWN.test(id) || DOOR.test(id)) return null;
      let opened = code;
      for (const statement of this.parse(code).body.toReversed()) {
        if (statement.type !== 'ImportDeclaration') continue;
        const source = statement.source.value;
        const door = path.resolve(path.dirname(id), source.replace(/\.js$/, '.ts'));
        const isDoor = source.startsWith('.') && DOOR.test(door);
        const exported = isDoor ? readDoor(door) : source === ICONS ? icons : undefined;
        if (!exported) continue;
        const imports = statement.specifiers.map((each) => {
          const name =
            each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' && each.imported.name;
          const found = name && exported.get(name);
          if (!found) throw new Error(`${id}: ${source} does not export what is imported from it.`);
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

/** @param list the module that names all icons; each has several names */
function parseIcons(list: string): Map<string, Exported> {
  const exported = new Map<string, Exported>();
  for (const [, names = '', file = ''] of readFileSync(list, 'utf8').matchAll(ICON))
    for (const each of names.split(', '))
      exported.set(each.replace('default as ', ''), {
        name: 'default',
        file: path.resolve(path.dirname(list), file),
      });
  return exported;
}
