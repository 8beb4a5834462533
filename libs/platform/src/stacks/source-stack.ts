import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Leads the stacks of this process from the built files to their sources. Node's `--enable-source-maps` reads every map
 * and measures every line when a file is loaded, which is a fifth of the start of a process. This reads the map of a file
 * when a stack first names it.
 */
export function showSourcesInStacks(): void {
  const sources = new SourceFinder();
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${writeFrame(frame, sources)}`)].join('\n');
}

function writeFrame(frame: NodeJS.CallSite, sources: SourceFinder): string {
  const [file, line, column] = [frame.getFileName(), frame.getLineNumber(), frame.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return String(frame);
  const source = sources.find(file, line - 1, column - 1);
  return source ? String(frame).replace(`${file}:${line}:${column}`, source) : String(frame);
}

class SourceFinder {
  /** Map of each built file that a stack has named; null for a file without one. */
  private readonly maps = new Map<string, SourceMap | null>();

  /** Place in the sources as `path:line:column`; null for a line of a package, which has no map of its own. */
  find(file: string, line: number, column: number): string | null {
    const entry = this.findMap(file)?.findEntry(line, column);
    // The map answers with the last place before, which may be in another file.
    if (!entry || !('originalSource' in entry) || entry.generatedLine !== line) return null;
    const source = path.resolve(path.dirname(fileURLToPath(file)), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }

  private findMap(file: string): SourceMap | null {
    const known = this.maps.get(file);
    if (known !== undefined) return known;
    const read = file.includes('/node_modules/') ? null : readMap(`${fileURLToPath(file)}.map`);
    this.maps.set(file, read);
    return read;
  }
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    // A stack is written whatever happens, such as on a full disk: without its map a file is named as it is.
    return null;
  }
}
