import fs from 'node:fs';
import path from 'node:path';
import type { Box } from './boxes.rules.ts';
import type { View } from './views.ts';

/** How the gallery looked when a person accepted it: a file of boxes and a folder of pictures for each view. */
const acceptedDir = path.join(import.meta.dirname, 'accepted');

const boxesFile = (view: View) => path.join(acceptedDir, `${view.name}.json`);
const pictureFile = (view: View, story: string) => path.join(acceptedDir, view.name, `${story}.webp`);

/** How a view looked when it was accepted. */
export interface AcceptedView {
  /** The version that made the pictures; another one draws letters in another way. */
  chromium: string;
  /** The boxes of each story, by its id. */
  stories: Record<string, Box[]>;
}

/** A view that was never accepted has no stories. */
export const readAcceptedView = (view: View): AcceptedView =>
  fs.existsSync(boxesFile(view))
    ? (JSON.parse(fs.readFileSync(boxesFile(view), 'utf8')) as AcceptedView)
    : { chromium: 'none', stories: {} };

/** The accepted picture of a story, as WebP; null when there is none. */
export const readAcceptedPicture = (view: View, story: string): Buffer | null =>
  fs.existsSync(pictureFile(view, story)) ? fs.readFileSync(pictureFile(view, story)) : null;

export function acceptPicture(view: View, story: string, picture: Buffer): void {
  fs.mkdirSync(path.join(acceptedDir, view.name), { recursive: true });
  fs.writeFileSync(pictureFile(view, story), picture);
}

/** Keeps the boxes of a view, one story a line, and deletes the pictures of stories that are gone. */
export function acceptView(view: View, { chromium, stories }: AcceptedView): void {
  for (const story of Object.keys(readAcceptedView(view).stories))
    if (!Object.hasOwn(stories, story)) fs.rmSync(pictureFile(view, story), { force: true });
  const lines = Object.entries(stories).map(
    ([id, boxes]) => `${JSON.stringify(id)}: ${JSON.stringify(boxes)}`,
  );
  fs.mkdirSync(acceptedDir, { recursive: true });
  fs.writeFileSync(
    boxesFile(view),
    `{ "chromium": ${JSON.stringify(chromium)}, "stories": {\n${lines.join(',\n')}\n} }\n`,
  );
}
