import { useRef, type PointerEvent } from 'react';

/** A point of a part that is pressed or dragged, as shares of its width and height from 0 to 1. */
export interface DragPoint {
  x: number;
  y: number;
  /** Whether the press begins here. */
  isFirst: boolean;
}

/** Follows a finger, a pen or a mouse from its press to its end, also outside the part. */
export function useDrag(onPoint: (point: DragPoint) => void) {
  const isDown = useRef(false);
  const tell = (event: PointerEvent<HTMLElement>, isFirst: boolean): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
      isFirst,
    });
  };
  const end = (): void => {
    isDown.current = false;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return;
      isDown.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      tell(event, true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (isDown.current) tell(event, false);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
