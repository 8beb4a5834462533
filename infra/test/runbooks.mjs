import fs from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../docs/runbooks');

/** The texts that the build of the pages reads by `frontend/build/runbooks.ts`. */
export default Object.fromEntries(
  fs
    .readdirSync(folder)
    .map((file) => [file.replace(/\.md$/, ''), fs.readFileSync(path.join(folder, file), 'utf8')]),
);
