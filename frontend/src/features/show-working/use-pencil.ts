import { useRef, useState, type PointerEvent } from 'react';
import {
  addPoint,
  encodeStroke,
  type InkPoint,
  keepOnPaper,
  type Size,
  type Stroke,
} from '../../entities/working/index.js';

/** A pen has touched this device since the page was opened: from then on fingers and palms only scroll. */
let penWasSeen = false;
/** The button at the other end of some pens (W3C Pointer Events, section 4.1.1.1). */
const ERASER_BUTTON = 32;

interface PencilOptions {
  tool: Stroke['tool'];
  /** Pixels of the page to a unit of the paper. */
  scale: number;
  room: Size;
  /** The stroke in the making; null when it is given up. */
  onLive: (stroke: Stroke | null) => void;
  onStroke: (encoded: string) => void;
}

/** Turns what a pen, a finger or a mouse does on the paper into strokes. */
export function usePencil(options: PencilOptions) {
  const [penOnly, setPenOnly] = useState(penWasSeen);
  const active = useRef<{ pointer: number; isPen: boolean; stroke: Stroke } | null>(null);

  const toPoint = (event: globalThis.PointerEvent, paper: DOMRect): InkPoint => {
    const { scale, room } = options;
    const size = { width: room.width / scale, height: room.height / scale };
    const pressure = event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : 0.5;
    return keepOnPaper(
      [(event.clientX - paper.left) / scale, (event.clientY - paper.top) / scale, pressure],
      size,
    );
  };

  const lockToPen = (isLocked: boolean): void => {
    penWasSeen = isLocked;
    setPenOnly(isLocked);
  };

  const down = (event: PointerEvent<HTMLCanvasElement>): void => {
    const isPen = event.pointerType === 'pen';
    if (isPen && !penOnly) lockToPen(true);
    if (event.button !== 0 && !(event.buttons & ERASER_BUTTON)) return;
    if (penOnly && event.pointerType === 'touch') return;
    // A palm that lay down before the pen has drawn nothing.
    if (active.current && !(isPen && !active.current.isPen)) return;
    const tool = event.buttons & ERASER_BUTTON ? 'eraser' : options.tool;
    const stroke: Stroke = { tool, points: [] };
    active.current = { pointer: event.pointerId, isPen, stroke };
    event.currentTarget.setPointerCapture?.(event.pointerId);
    addPoint(stroke.points, toPoint(event.nativeEvent, event.currentTarget.getBoundingClientRect()));
    options.onLive(stroke);
  };

  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { current } = active;
    if (!current || current.pointer !== event.pointerId) return;
    const paper = event.currentTarget.getBoundingClientRect();
    // A pencil reports more often than the screen is painted.
    const reports = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const report of reports.length > 0 ? reports : [event.nativeEvent])
      addPoint(current.stroke.points, toPoint(report, paper));
    options.onLive(current.stroke);
  };

  const end = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { current } = active;
    if (!current || current.pointer !== event.pointerId) return;
    active.current = null;
    options.onStroke(encodeStroke(current.stroke));
  };

  return {
    penOnly,
    useFinger: () => lockToPen(false),
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}
