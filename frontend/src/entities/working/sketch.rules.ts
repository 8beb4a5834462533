import type { BarModel } from './bar-model.rules.js';

/** What a pupil has drawn for one question, as it can be drawn on, and how far the server has it. */
export interface Sketch {
  /** Strokes and clearings, the oldest first; see `ink.rules`. */
  ink: readonly string[];
  /** What was taken back and can come again, the last taken back first. */
  undone: readonly string[];
  bars: BarModel | null;
  /** A picture made on another device, which lies under the ink; a data image. */
  backdrop: string | null;
  /** Counts the edits on this device; the higher is the later. */
  edits: number;
  /** The count up to which the server holds the picture. */
  savedEdits: number;
  /** The picture that the server is known to hold, by {@link pictureMark}; null for none. */
  savedMark: string | null;
  /** The picture last sent. Its answer may be lost, but its mark tells it when it comes back. */
  sending: { edits: number; mark: string | null } | null;
  /** The server would not take the picture as it is now; the device keeps it. */
  isRefused: boolean;
}

export type SketchPatch = Partial<Pick<Sketch, 'ink' | 'undone' | 'bars'>>;

export const EMPTY_SKETCH: Sketch = {
  ink: [],
  undone: [],
  bars: null,
  backdrop: null,
  edits: 0,
  savedEdits: 0,
  savedMark: null,
  sending: null,
  isRefused: false,
};

/** Wipes all that was drawn before it, the picture from another device too; taken back like a stroke. */
export const CLEARING = 'clear';
/** How the stroke of a pen begins; an eraser's begins otherwise. */
export const PEN = 'p';

/** What is to be seen of the ink: the strokes since the last clearing, and whether what lies under them still is. */
export function visibleInk(sketch: Pick<Sketch, 'ink' | 'backdrop'>): {
  strokes: readonly string[];
  backdrop: string | null;
} {
  const cleared = sketch.ink.lastIndexOf(CLEARING);
  return { strokes: sketch.ink.slice(cleared + 1), backdrop: cleared < 0 ? sketch.backdrop : null };
}

/** Whether the pencil's paper has anything on it. */
export function hasInk(sketch: Pick<Sketch, 'ink' | 'backdrop'>): boolean {
  const { strokes, backdrop } = visibleInk(sketch);
  return backdrop !== null || strokes.some((stroke) => stroke.startsWith(PEN));
}

export function hasBars(sketch: Pick<Sketch, 'bars'>): boolean {
  return sketch.bars !== null && sketch.bars.bars.length > 0;
}

/** Whether there is a picture to send. */
export function isDrawn(sketch: Sketch): boolean {
  return hasInk(sketch) || hasBars(sketch);
}

/** One edit. */
export function drawOn(sketch: Sketch, patch: SketchPatch): Sketch {
  return { ...sketch, ...patch, edits: sketch.edits + 1, isRefused: false };
}

export function isUnsent(sketch: Sketch): boolean {
  return sketch.edits > sketch.savedEdits;
}

/**
 * What tells one picture from another: the checksum of its last pixels, which hold the sum of all. The server keeps
 * nothing but a picture's own chunks, so its copy ends alike. Null for no picture.
 */
export function pictureMark(dataImage: string | null): string | null {
  if (dataImage === null) return null;
  // A PNG ends with that checksum (4 bytes) and the empty last chunk (12); 24 letters hold at least these 16.
  const end = atob(dataImage.slice(-24)).slice(-16, -12);
  return [...end].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/** Keeps in mind what is being sent, before it is. */
export function withSending(sketch: Sketch, edits: number, picture: string | null): Sketch {
  return { ...sketch, sending: { edits, mark: pictureMark(picture) } };
}

/** The server has the picture that was made at this count of edits. */
export function withSent(sketch: Sketch, edits: number, picture: string | null): Sketch {
  return { ...sketch, savedEdits: Math.max(sketch.savedEdits, edits), savedMark: pictureMark(picture) };
}

/** The server would not take it; nothing is sent before the next edit. */
export function withRefusal(sketch: Sketch, edits: number): Sketch {
  return {
    ...sketch,
    savedEdits: Math.max(sketch.savedEdits, edits),
    isRefused: sketch.edits <= edits,
  };
}

/**
 * Brings device and server together. What the server already held, or was sent by this device, changes nothing. A
 * picture of another device lies under what was drawn here and not yet sent; otherwise it takes its place.
 */
export function settleSketch(local: Sketch, picture: string | null): Sketch {
  const mark = pictureMark(picture);
  if (mark === local.savedMark) return local;
  if (local.sending && local.sending.mark === mark) return withSent(local, local.sending.edits, picture);
  const edits = local.edits + 1;
  if (isUnsent(local)) return { ...local, edits, backdrop: picture ?? local.backdrop, savedMark: mark };
  return { ...EMPTY_SKETCH, backdrop: picture, edits, savedEdits: edits, savedMark: mark };
}

/** Of two tabs on one device, what was drawn later; of the same, the one that knows more of the server. */
export function laterSketch(ours: Sketch, theirs: Sketch): Sketch {
  if (ours.edits !== theirs.edits) return ours.edits > theirs.edits ? ours : theirs;
  return theirs.savedEdits > ours.savedEdits ? theirs : ours;
}
