import { drawOn, type SketchPatch, withRefusal, withSending } from '../working/index.js';
import { type EntryPatch } from './entry.rules.js';
import {
  getEntry,
  getSketch,
  hasUnsavedText,
  hasUnsentSketch,
  indexesWhere,
  withSketch,
  type Journal,
  type MadePicture,
} from './journal.rules.js';

/** One edit of what was drawn, as a patch of its question. */
export function sketchPatch(journal: Journal, index: number, patch: SketchPatch): EntryPatch {
  return { sketch: drawOn(getSketch(getEntry(journal, index)), patch) };
}

/** Questions of which the server lacks the drawing, in order. */
export function unsentSketches(journal: Journal): number[] {
  return indexesWhere(journal, hasUnsentSketch);
}

/** Questions that go with the next save: what was typed, and at most one drawing, for they are large. */
export function indexesToSend(journal: Journal, made: MadePicture | null): number[] {
  const drawn = made?.index;
  return indexesWhere(journal, hasUnsavedText)
    .concat(drawn === undefined || hasUnsavedText(getEntry(journal, drawn)) ? [] : [drawn])
    .sort((a, b) => a - b);
}

/** Keeps in mind which picture goes to the server. */
export function recordSending(journal: Journal, { index, edits, picture }: MadePicture): Journal {
  return withSketch(journal, index, (sketch) => withSending(sketch, edits, picture));
}

/** The server would not take the picture. */
export function recordRefusal(journal: Journal, { index, edits }: MadePicture): Journal {
  return withSketch(journal, index, (sketch) => withRefusal(sketch, edits));
}
