import fs from 'node:fs';
import path from 'node:path';
import type { Box } from './boxes.rules.ts';
import type { View } from './views.ts';

/** How the gallery looked when a person accepted it. */
export const acceptedDir = path.join(import.meta.dirname, 'accepted');

const BROWSER_FILE = path.join(acceptedDir, 'chromium.txt');
const boxesFile = (view: View) => path.join(acceptedDir, `${view.name}.json`);

/** The boxes of each story of a view, by its id. */
export type AcceptedBoxes = Record<string, Box[]>;

/** The Chromium that made the accepted pictures; another one draws letters in another way. Null when there are none. */
export const readAcceptedBrowser = (): string | null =>
  fs.existsSync(BROWSER_FILE) ? fs.readFileSync(BROWSER_FILE, 'utf8').trim() : null;

export const readAcceptedBoxes = (view: View): AcceptedBoxes =>
  fs.existsSync(boxesFile(view))
    ? (JSON.parse(fs.readFileSync(boxesFile(view), 'utf8')) as AcceptedBoxes)
    : {};

export function acceptBoxes(view: View, boxes: AcceptedBoxes, browser: string): void {
  fs.mkdirSync(acceptedDir, { recursive: true });
  const lines = Object.entries(boxes).map(([id, of]) => `  ${JSON.stringify(id)}: ${JSON.stringify(of)}`);
  fs.writeFileSync(boxesFile(view), `{\n${lines.join(',\n')}\n}\n`);
  fs.writeFileSync(BROWSER_FILE, `${browser}\n`);
}
